import { renderToStaticMarkup } from "react-dom/server";
import type { Block, BlockContext } from "../../define-block.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { testContext } from "./test-context.ts";

function elementOf(block: Block, wire: unknown, context: Partial<BlockContext> = {}, data: unknown = null) {
  const content = block.schema.parse(wire);
  return block.render({ content, data, context: testContext(context), quoteOf: () => null });
}

/** Draws a block once, so that the code of its islands is there when `htmlOf` draws it. */
export const loadIslands = (...input: Parameters<typeof elementOf>): Promise<void> =>
  hydrateIslands([elementOf(...input)]);

/** A block's server HTML for wire content, "" where it shows nothing. */
export function htmlOf(...input: Parameters<typeof elementOf>): string {
  const element = elementOf(...input);
  return element ? renderToStaticMarkup(element) : "";
}

/** The same as a document, for tests under jsdom. */
export function bodyOf(...input: Parameters<typeof htmlOf>): HTMLElement {
  return new DOMParser().parseFromString(htmlOf(...input), "text/html").body;
}
