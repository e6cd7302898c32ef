import { compile } from "css-select";
import { AttributeAction, parse, type Selector, SelectorType } from "css-what";
import type { ChildNode, Element } from "domhandler";
import { BUSY } from "../start/queued.ts";

/** Whether an element can match a selector in some state, without any of the site's scripts. */
export interface AnyState {
  /** The key in `ElementIndex` of elements that may match: an id, class, attribute or name; null for any. */
  readonly key: string | null;
  readonly matches: (element: Element) => boolean;
}

/** Pseudo-classes that depend only on the document while no script runs. All others are states that may occur. */
const STRUCTURAL = new Set(
  `root empty only-child only-of-type first-child last-child first-of-type last-of-type nth-child nth-last-child
  nth-of-type nth-last-of-type`.split(/\s+/u),
);
const LOGICAL = new Set(["is", "where", "has", "not"]);

/**
 * Attributes that come and go without the site's scripts: browsers set them for an open dialog or `details`, or for text found by a
 * search, and the starter sets one for a form that was sent early.
 */
const STATE_ATTRIBUTES = new Set(["open", "hidden", BUSY]);

/** Pseudo-elements that only some fields have. The reset names all of them. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^-webkit-(?:date|calendar)/u, "input:is([type^=date],[type=time],[type=month],[type=week])"],
  [/-spin-button$/u, "input[type=number]"],
  [/^-webkit-search/u, "input[type=search]"],
  [/^file-selector-button$/u, "input[type=file]"],
  [/^placeholder$/u, "[placeholder]"],
];

const isCombinator = (token: Selector | undefined): boolean =>
  token?.type === SelectorType.Descendant ||
  token?.type === SelectorType.Child ||
  token?.type === SelectorType.Adjacent ||
  token?.type === SelectorType.Sibling;

function isState(token: Selector): boolean {
  if (token.type === SelectorType.PseudoElement) return true;
  if (token.type === SelectorType.Attribute) return STATE_ATTRIBUTES.has(token.name);
  if (token.type !== SelectorType.Pseudo) return false;
  // `1 of .class` is more than the compiler reads.
  if (STRUCTURAL.has(token.name)) return typeof token.data === "string" && token.data.includes("of");
  return !LOGICAL.has(token.name) || (Array.isArray(token.data) && token.data.flat().some(isState));
}

/** What an element needs for a token to match in some state; empty if any element can match. `:not(:hover)` matches in another state. */
function relaxedToken(token: Selector): readonly Selector[] {
  if (token.type !== SelectorType.PseudoElement) return isState(token) ? [] : [token];
  const field = PARTS.find(([part]) => part.test(token.name))?.[1];
  return field === undefined ? [] : (parse(field)[0] ?? []);
}

const ANY: Selector = { type: SelectorType.Universal, namespace: null };

/** The selector without states, with `*` where nothing is left between combinators. */
function relaxed(selector: readonly Selector[]): Selector[] {
  const tokens = selector.flatMap(relaxedToken);
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isBare = isCombinator(token) && (next === undefined || isCombinator(next));
    return isBare ? [token, ANY] : [token];
  });
}

/** The keys of an element index, the rarest first. */
const KEYS: readonly ((token: Selector) => string | null)[] = [
  (token) => (token.type === SelectorType.Attribute && token.name === "id" ? `#${token.value}` : null),
  (token) =>
    token.type === SelectorType.Attribute && token.action === AttributeAction.Element ? `.${token.value}` : null,
  (token) => (token.type === SelectorType.Attribute ? `[${token.name}` : null),
  (token) => (token.type === SelectorType.Pseudo && token.name === "root" ? "html" : null),
  (token) => (token.type === SelectorType.Tag ? token.name : null),
];

/** The rarest key that the last element of a selector must have. */
function findKey(tokens: readonly Selector[]): string | null {
  const last = tokens.slice(tokens.findLastIndex(isCombinator) + 1);
  for (const key of KEYS) for (const token of last) if (key(token) !== null) return key(token);
  return null;
}

/** @returns null for a selector that matches any element or cannot be parsed: its rule stays */
export function findAnyState(selector: string): AnyState | null {
  try {
    const [first = []] = parse(selector);
    const tokens = relaxed(first);
    if (tokens.length === 0) return null;
    const matches = compile<ChildNode, Element>([tokens]);
    return { key: findKey(tokens), matches };
  } catch {
    return null;
  }
}
