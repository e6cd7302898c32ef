"use client";

import { Select } from "@courseway/ui";
import { chooseState } from "@courseway/visitor";
import { useLocatedState, useVisitorStore } from "@courseway/visitor/react";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { useEarlyChoice } from "../shared/early-choice.ts";
import { ChosenState } from "./chosen-state.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly StateChoice: StateChoiceProps;
  }
}

export interface StateChoiceProps {
  readonly states: readonly { readonly value: string; readonly label: string }[];
  /** The questions, rendered on the server. */
  readonly children: ReactNode;
}

const never = () => () => {};

/**
 * The visitor's state, which a native select chooses and closes over. The choice goes to the location cookie, and is
 * shown at once, stored or not.
 * [BL-aarpFaq-005, BL-aarpFaq-006, BL-aarpFaq-007, BL-aarpFaq-009, LOC-001, LOC-004]
 */
export function StateChoice({ states, children }: StateChoiceProps) {
  const store = useVisitorStore();
  const { state, isLoading } = useLocatedState();
  const [chosen, setChosen] = useState<string | null>(null);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = chosen ?? state;
  const isWaiting = isLoading && chosen === null;

  const choose = (next: string) => {
    setChosen(next);
    if (store && next !== "") void chooseState(store, next);
  };
  const choice = useEarlyChoice(choose);

  return (
    <ChosenState value={isLive ? shown : undefined}>
      <div ref={choice} className="cw-faq-state" aria-busy={isWaiting}>
        <Select
          name="state"
          label="Your state"
          placeholder={isWaiting ? "Loading state..." : "Select a state"}
          options={states}
          value={shown ?? ""}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </div>
      {children}
    </ChosenState>
  );
}
