"use client";

import type { ReactNode } from "react";
import { useChosenState } from "./chosen-state.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly StateAnswer: StateAnswerProps;
  }
}

export interface StateAnswerProps {
  /** The general answer, rendered on the server. */
  readonly base: ReactNode;
  readonly overrides: readonly { readonly state: string; readonly answer: ReactNode }[];
}

/**
 * One answer: the chosen state's own, or the general one. The first HTML contains all answers, which show without
 * JavaScript.
 * [BL-aarpFaq-005, BL-aarpFaq-008]
 */
export function StateAnswer({ base, overrides }: StateAnswerProps) {
  const chosen = useChosenState();
  const isOverridden = overrides.some(({ state }) => state === chosen);
  return (
    <div aria-live="polite">
      <div hidden={isOverridden}>{base}</div>
      {overrides.map(({ state, answer }) => (
        <div
          key={state}
          className="cw-faq-override"
          data-state={state}
          data-shown={state === chosen}
          hidden={chosen !== undefined && state !== chosen}
        >
          {answer}
        </div>
      ))}
    </div>
  );
}
