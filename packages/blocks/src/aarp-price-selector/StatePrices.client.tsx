"use client";

import { Select } from "@courseway/ui";
import { chooseState } from "@courseway/visitor";
import { useLocatedState, useVisitorStore } from "@courseway/visitor/react";
import { useEarlyChoice } from "../shared/early-choice.ts";
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from "react";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly StatePrices: StatePricesProps;
  }
}

export interface StatePricesProps {
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly label: string;
  /** The states sorted by name, each with its server-rendered card. */
  readonly states: readonly { readonly code: string; readonly name: string; readonly card: ReactNode }[];
  readonly defaultCode: string;
  /** Rendered on the server, so that the island ships no icon set. */
  readonly arrow: ReactNode;
}

const LOADING = "Loading state...";

/**
 * The card of the visitor's state, or of another state that they choose. They choose from a list that a button opens;
 * on a phone, from the platform's own list. The choice is stored in the location cookie.
 * [BL-aarpPriceSelector-002, BL-aarpPriceSelector-003, BL-aarpPriceSelector-007, BL-aarpPriceSelector-010,
 * BL-aarpPriceSelector-011, LOC-001, LOC-004]
 */
export function StatePrices(props: StatePricesProps) {
  const { id, label, states, defaultCode } = props;
  const store = useVisitorStore();
  const { state: located, isLoading } = useLocatedState();
  const [chosen, setChosen] = useState<string | null>(null);
  const isWaiting = isLoading && chosen === null;
  const find = (code: string | null) => states.find((state) => state.code === code);
  const shown = find(chosen ?? located) ?? find(defaultCode);

  const choose = (code: string) => {
    setChosen(code);
    if (store) void chooseState(store, code);
  };
  const choice = useEarlyChoice(choose);
  const card = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  return (
    <>
      <div className="cw-state-list">
        <StateList {...props} shown={isWaiting ? null : shown} onChoose={choose} />
      </div>
      <div ref={choice} className="cw-state-select">
        <Select
          id={`${id}-select`}
          name="state"
          label={label}
          options={[
            ...(isWaiting ? [{ value: "", label: LOADING }] : []),
            ...states.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={isWaiting ? "" : (shown?.code ?? "")}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </div>
      <div ref={card} className="cw-state-card" aria-live="polite" aria-busy={isWaiting}>
        <StateCard key={shown?.code} slot={card} hadFocus={hadFocus}>
          {shown?.card}
        </StateCard>
      </div>
    </>
  );
}

interface StateCardProps {
  readonly slot: RefObject<HTMLElement | null>;
  readonly hadFocus: RefObject<boolean>;
  readonly children: ReactNode;
}

/** One state's card. If the previous card contained the focus, the focus moves to this card's button. */
function StateCard({ slot, hadFocus, children }: StateCardProps) {
  useLayoutEffect(() => {
    if (hadFocus.current) focusOn(slot.current?.querySelector(".cw-button"));
    return () => {
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the place stays, and is not known yet when the first card comes
      hadFocus.current = slot.current?.contains(document.activeElement) ?? false;
    };
  }, [slot, hadFocus]);
  return children;
}

interface StateListProps extends Pick<StatePricesProps, "id" | "label" | "states" | "arrow"> {
  readonly shown: { readonly code: string; readonly name: string } | null | undefined;
  readonly onChoose: (code: string) => void;
}

const focusOn = (option: Element | null | undefined) => {
  if (option instanceof HTMLElement) option.focus();
};

/**
 * The list of states, a popover. The platform opens it on a click, Enter or Space, closes it on Escape or a click
 * elsewhere, and returns the focus. [BL-aarpPriceSelector-008, BL-aarpPriceSelector-009, A11Y-013]
 */
function StateList({ id, label, states, arrow, shown, onChoose }: StateListProps) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (code: string) => {
    onChoose(code);
    list.current?.hidePopover?.();
  };
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === "open")
      focusOn(currentTarget.querySelector("[aria-current=true]") ?? currentTarget.firstElementChild);
  };
  const typed = useRef(NOTHING_TYPED);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    typed.current = addTyped(typed.current, event);
    const { text } = typed.current;
    const at = event.currentTarget;
    const option = text === "" ? findOption(event.key, at) : findTyped(text, at);
    if (text !== "" || option) event.preventDefault();
    focusOn(option);
  };
  // A space within a typed name such as "New York" does not choose the focused state.
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === " " && typed.current.text !== "") event.preventDefault();
  };
  return (
    <>
      <span id={`${id}-label`} className="cw-field-label">
        {label}
      </span>
      <button
        type="button"
        className="cw-dropdown-button"
        popoverTarget={`${id}-states`}
        aria-labelledby={`${id}-label ${id}-shown`}
      >
        <span id={`${id}-shown`}>{shown?.name ?? LOADING}</span>
        {arrow}
      </button>
      <div
        ref={list}
        id={`${id}-states`}
        className="cw-dropdown-list"
        popover="auto"
        role="group"
        aria-labelledby={`${id}-label`}
        onToggle={onToggle}
      >
        {states.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            aria-current={code === shown?.code}
            onClick={() => choose(code)}
            onKeyDown={onKeyDown}
            onKeyUp={onKeyUp}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** The text typed so far without a pause, and when its last key was pressed, in ms. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

const NOTHING_TYPED: Typed = { text: "", at: 0 };

/** After a pause of this many ms, the next key starts a new word. */
const PAUSE_MS = 1000;

/** Adds a key to the typed text. Any key other than a letter clears it; a space counts only within a word. */
function addTyped({ text, at }: Typed, event: KeyboardEvent): Typed {
  const { key, timeStamp } = event;
  const typedBefore = timeStamp - at < PAUSE_MS ? text : "";
  const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter || (key === " " && typedBefore === ""))
    return key === "Shift" ? { text: typedBefore, at } : NOTHING_TYPED;
  return { text: typedBefore + key.toLowerCase(), at: timeStamp };
}

const listOptions = (at: HTMLElement): readonly Element[] => [...(at.parentElement?.children ?? [])];

/**
 * The first state from the current one on that begins with the typed text. Repeating a letter moves to its next state.
 */
function findTyped(text: string, at: HTMLElement): Element | undefined {
  const options = listOptions(at);
  const isRepeated = text === text.charAt(0).repeat(text.length);
  const from = options.indexOf(at) + (isRepeated ? 1 : 0);
  const start = isRepeated ? text.charAt(0) : text;
  return [...options.slice(from), ...options].find((option) => option.textContent?.toLowerCase().startsWith(start));
}

/** The option that an arrow key, Home or End moves to. */
function findOption(key: string, at: HTMLElement): Element | null | undefined {
  const options = listOptions(at);
  const index = options.indexOf(at);
  if (key === "ArrowDown") return options[index + 1] ?? at;
  if (key === "ArrowUp") return options[index - 1] ?? at;
  if (key === "Home") return options[0];
  if (key === "End") return options.at(-1);
  return null;
}
