"use client";

import { Select } from "@courseway/ui";
import { chooseState } from "@courseway/visitor";
import { useLocatedState, useVisitorStore } from "@courseway/visitor/react";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { useEarlyChoice } from "../shared/early-choice.ts";
import { showStateAnswers } from "./chosen-state.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly StateChoice: StateChoiceProps;
  }
}

export interface StateChoiceProps {
  /** The id of the select. */
  readonly id: string;
  readonly states: readonly { readonly value: string; readonly label: string }[];
  /** The questions, rendered on the server. */
  readonly children: ReactNode;
}

/**
 * The visitor's state in a native select, which closes after a choice. The choice is stored in the location cookie. It
 * shows at once, whether it is stored or not.
 * [BL-aarpFaq-005, BL-aarpFaq-006, BL-aarpFaq-007, BL-aarpFaq-009, LOC-001, LOC-004]
 */
export function StateChoice({ id, states, children }: StateChoiceProps) {
  const store = useVisitorStore();
  const { state, isLoading } = useLocatedState();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? state;
  useLayoutEffect(() => showStateAnswers(shown), [shown]);
  const isWaiting = isLoading && chosen === null;

  const choose = (next: string) => {
    setChosen(next);
    if (store && next !== "") void chooseState(store, next);
  };
  const choice = useEarlyChoice(choose);

  return (
    <>
      <div ref={choice} className="cw-faq-state" aria-busy={isWaiting}>
        <Select
          id={id}
          name="state"
          label="Your state"
          placeholder={isWaiting ? "Loading state..." : "Select a state"}
          options={states}
          value={shown ?? ""}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </div>
      {children}
    </>
  );
}
