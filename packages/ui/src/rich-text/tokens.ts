import type { ElementContent, Root, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { PRICE_TOKENS, type RichTextTokens } from "./types.ts";

/** The text in place of the state's name, until a script knows it. */
export const UNKNOWN_STATE = "your state";
/** The tag for the visitor's state in the tree, while it is unknown; the sanitizer removes it from editors' HTML. */
export const STATE_TAG = "cw-state-name";

const STATE = /\$\{state\}|Loading state(?= )/g;
const PRICE = new RegExp(`\\$\\{(${PRICE_TOKENS.join("|")})\\}`, "g");

function withPrices(text: string, prices: RichTextTokens["prices"]): string {
  const texts: Readonly<Record<string, string | undefined>> = prices ?? {};
  return text.replace(PRICE, (_, name: string) => texts[name] ?? "");
}

function withState(text: string, state: string | null | undefined): ElementContent[] {
  const name: ElementContent = state
    ? { type: "text", value: state }
    : { type: "element", tagName: STATE_TAG, properties: {}, children: [] };
  return text
    .split(STATE)
    .flatMap((part, i): ElementContent[] => [
      ...(i > 0 ? [structuredClone(name)] : []),
      ...(part ? [{ type: "text" as const, value: part }] : []),
    ]);
}

/**
 * Replaces the state and price placeholders in all text. Price placeholders without a text are removed. [CH-006,
 * CH-007, CH-010, PR-028]
 */
export function expandTokens(root: Root, { state, prices }: RichTextTokens): void {
  visit(root, "text", (node: Text, index, parent) => {
    node.value = withPrices(node.value, prices);
    if (parent === undefined || index === undefined || node.value.search(STATE) < 0) return undefined;
    const parts = withState(node.value, state);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
