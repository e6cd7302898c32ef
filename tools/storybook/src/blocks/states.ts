import type { BlockDeclaration } from "@courseway/blocks/declarations";
import type { Fields } from "@courseway/content-client";
import type { StoryArgs } from "./controls.ts";

/** States that any block may have, regardless of its examples. */
export const STATES = [
  "empty",
  "longTexts",
  "missingPictures",
  "oneItem",
  "manyItems",
  "withoutPrices",
  "servicesFail",
] as const;

export type State = (typeof STATES)[number];

/** The name of each state in its story. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  empty: "state: nothing filled in",
  longTexts: "state: long texts",
  missingPictures: "state: pictures that do not come",
  oneItem: "state: one of each",
  manyItems: "state: many of each",
  withoutPrices: "state: no prices",
  servicesFail: "state: services fail",
};

type Declaration = Pick<BlockDeclaration, "fields" | "examples">;

const MANY = 9;
const LONG =
  " It goes on for longer than anybody planned, because an editor pastes what a lawyer wrote at continuingeducationrequirementsandrecertificationforprofessionals.example, and the page must hold that too.";

/** The content of the block's first example in this state. */
export function stateArgs({ fields, examples }: Declaration, state: State): StoryArgs {
  const first = Object.values(examples)[0] ?? {};
  const args = Object.fromEntries(Object.entries(first).filter(([, value]) => value !== null));
  if (state === "empty") return {};
  if (state === "longTexts") return lengthened(args) as StoryArgs;
  if (state === "missingPictures") return withoutPictures(args) as StoryArgs;
  if (state === "oneItem") return withLists(fields, args, (list) => list.slice(0, 1));
  if (state === "manyItems") return withLists(fields, args, repeated);
  return args;
}

/** Whether the block can be in that state: states about lists need a list, the one about pictures needs pictures. */
export function isPossible(declared: Declaration, state: State, source: string): boolean {
  if (state === "withoutPrices") return /^\s*quotes:/mu.test(source);
  if (state === "servicesFail") return /^\s*load:/mu.test(source);
  return !isSame(declared, state);
}

const isSame = (declared: Declaration, state: State): boolean =>
  JSON.stringify(stateArgs(declared, state)) === JSON.stringify(Object.values(declared.examples)[0] ?? {});

/**
 * Names for screen readers, which must contain the visible text: without such a name, a button is named by its long
 * label.
 */
const IS_NAME = /ariaLabel$/iu;

/** Lengthens every text that has several words, in rows too; names stay. */
function lengthened(value: unknown): unknown {
  if (typeof value === "string") return isProse(value) ? withMore(value) : value;
  if (Array.isArray(value)) return value.map(lengthened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, IS_NAME.test(key) ? null : lengthened(inner)]),
  );
}

const isProse = (text: string): boolean => /\w+ \w+/u.test(text) && !/^(?:https?:|\/|#|\{)/u.test(text);
const withMore = (text: string): string =>
  text.endsWith("</p>") ? `${text.slice(0, -4)}${LONG}</p>` : `${text}${text.startsWith("<") ? "" : LONG}`;

/** An address where nothing responds, so that the browser finds no picture. */
const NOWHERE = "http://127.0.0.1:9/gone.png";

/** Changes every picture to an address that does not respond. */
function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, withoutPictures(inner)] as const);
  return { ...Object.fromEntries(fields), ...("url" in value && "mimeType" in value ? { url: NOWHERE } : {}) };
}

function withLists(
  fields: Fields,
  args: StoryArgs,
  change: (list: readonly unknown[]) => readonly unknown[],
): StoryArgs {
  return Object.fromEntries(
    Object.entries(args).map(([handle, value]) => {
      const isList = fields[handle]?.control.kind === "rows" && Array.isArray(value) && value.length > 0;
      return [handle, isList ? change(value) : value];
    }),
  );
}

const repeated = (list: readonly unknown[]): readonly unknown[] =>
  Array.from({ length: Math.max(MANY, list.length) }, (_, index) => list[index % list.length]);
