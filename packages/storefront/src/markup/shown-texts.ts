import { knownProcessState } from "../process-state.ts";

/** Where the server's first pass leaves texts for its second, which writes the HTML. */
export const SHOWN_TEXTS = "shown-texts";

/** Texts by their names. */
export interface ShownTexts {
  get(name: string): string | undefined;
}

/**
 * A text that the page's data names.
 * @throws Error where it is not there: nothing of such a page may be sent
 */
export function shownText(name: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `StaticPart` creates it
  const texts = knownProcessState(SHOWN_TEXTS) as ShownTexts | undefined;
  const text = texts?.get(name);
  if (text === undefined)
    throw new Error(
      `The part ${name} of the page has no text: it was forgotten between the two passes of its render. Render the page again.`,
    );
  return text;
}
