import { renderToStaticMarkup } from "react-dom/server";
import type { Block, BlockContext } from "../../define-block.ts";
import { testContext } from "./test-context.ts";

/** A block's server HTML for wire content, "" where it shows nothing. */
export function htmlOf(block: Block, wire: unknown, context: Partial<BlockContext> = {}, data: unknown = null): string {
  const content = block.schema.parse(wire);
  const element = block.render({ content, data, context: testContext(context), quoteOf: () => null });
  return element ? renderToStaticMarkup(element) : "";
}

/** The same as a document, for tests under jsdom. */
export function bodyOf(...input: Parameters<typeof htmlOf>): HTMLElement {
  return new DOMParser().parseFromString(htmlOf(...input), "text/html").body;
}
