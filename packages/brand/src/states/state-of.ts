import { STATES, type State } from "./states.ts";

const ALIASES: readonly (readonly [text: string, abbreviation: string])[] = [
  ["district of columbia", "DC"],
  ["us virgin islands", "VI"],
];

const BY_TEXT: ReadonlyMap<string, State> = new Map(
  STATES.flatMap((state): [string, State][] => [
    ...[state.name, state.slug, state.abbreviation].map((text): [string, State] => [plain(text), state]),
    ...ALIASES.filter(([, code]) => code === state.abbreviation).map(([text]): [string, State] => [text, state]),
  ]),
);

/** A state by its name, slug or abbreviation in any case; null for anything else, "undefined" among it. [LOC-003, LOC-004] */
export function stateOf(text: string | null | undefined): State | null {
  return BY_TEXT.get(plain(text ?? "")) ?? null;
}

/** The visitor's state: what the cookie holds, else what the location lookup answered. [LOC-001, LOC-003] */
export function guessState(cookie: string | null | undefined, lookup: string | null | undefined): State | null {
  return stateOf(cookie) ?? stateOf(lookup);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[.,]/g, "").replace(/[\s-]+/g, " ").trim();
}
