import { asText } from "../values/as-text.ts";
import { STATES, type State } from "./states.ts";

/** Alternative names. */
const ALIASES: Readonly<Partial<Record<string, string>>> = { DC: "District of Columbia", VI: "US Virgin Islands" };

const BY_TEXT: ReadonlyMap<string, State> = new Map(
  STATES.flatMap((state) => listTexts(state).map((text): [string, State] => [plain(text), state])),
);

/**
 * Finds a state by name, slug or abbreviation in any case; null for any other text, also "undefined".
 * [LOC-003, LOC-004]
 */
export function findState(text: string | null | undefined): State | null {
  return BY_TEXT.get(plain(asText(text))) ?? null;
}

/** The visitor's state: from the cookie, else from the location lookup. [LOC-001, LOC-003] */
export function guessState(cookie: string | null | undefined, lookup: string | null | undefined): State | null {
  return findState(cookie) ?? findState(lookup);
}

/**
 * The value to write to the location cookie when a state is chosen: its abbreviation; null if the cookie already has it
 * or the text names no state. [LOC-002, LOC-003, LOC-004]
 */
export function stateToStore(stored: string | null | undefined, chosen: string | null | undefined): string | null {
  const abbreviation = findState(chosen)?.abbreviation ?? null;
  return abbreviation === stored ? null : abbreviation;
}

function listTexts({ name, slug, abbreviation }: State): readonly string[] {
  return [name, slug, abbreviation, ALIASES[abbreviation] ?? name];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim();
}
