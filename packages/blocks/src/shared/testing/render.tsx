import { Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Block, BlockContext, ViewInput } from "../../define-block.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { testContext } from "./test-context.ts";

function renderElement(block: Block, wire: unknown, context: Partial<BlockContext> = {}, data: unknown = null) {
  const content = block.schema.parse(wire);
  return withDialogs(block, { content, data, context: testContext(context), findQuote: () => null });
}

/** A block's element, followed by the dialogs that its page would render once. */
export function withDialogs(block: Block, input: ViewInput<unknown, unknown>): ReactElement | null {
  const element = block.render(input);
  const dialogs = new Map(block.dialogs(input).map((dialog) => [dialog.id, dialog.element]));
  if (dialogs.size === 0) return element;
  return (
    <>
      {element}
      {[...dialogs].map(([id, dialog]) => (
        <Fragment key={id}>{dialog}</Fragment>
      ))}
    </>
  );
}

/** Renders a block once, so that the code of its islands is loaded when `renderHtml` renders it. */
export const loadIslands = (...input: Parameters<typeof renderElement>): Promise<void> =>
  hydrateIslands([renderElement(...input)]);

/** A block's server HTML for wire content; "" if it shows nothing. */
export function renderHtml(...input: Parameters<typeof renderElement>): string {
  const element = renderElement(...input);
  return element ? renderToStaticMarkup(element) : "";
}

/** The same HTML as a document's body, for tests under jsdom. */
export function renderBody(...input: Parameters<typeof renderHtml>): HTMLElement {
  return new DOMParser().parseFromString(renderHtml(...input), "text/html").body;
}
