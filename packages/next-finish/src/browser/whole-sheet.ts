import { STYLE_SHEET_KEY } from "@courseway/brand/rules";

/** Addresses within a built sheet are seen from its folder, and those of a document's own sheet from the page. */
const absolute = (css: string, sheet: string): string =>
  css.replaceAll("../", new URL("../", new URL(sheet, location.href)).pathname);

/**
 * Brings the site's whole sheet behind the page's own, so that no island draws what has no style. It is adopted without its font
 * faces, which the page's own sheet has: a face that comes or goes makes browsers lay out all text again.
 *
 * @param early the answer with the sheet, if it was asked for already
 * @returns when it is there, or cannot be had
 */
export async function adoptWholeSheet(early?: Promise<Response>): Promise<void> {
  const { own, sheet = "" } = document.querySelector<HTMLElement>("[data-own]")?.dataset ?? {};
  if (own === undefined || !document.querySelector(`link[href='${own}']`)) return;
  try {
    const answer = await (early ?? fetch(sheet));
    if (!answer.ok) return;
    const whole = new CSSStyleSheet();
    whole.replaceSync(absolute((await answer.text()).replaceAll(/@font-face *\{[^}]*\}/gu, ""), sheet));
    document.adoptedStyleSheets.push(whole);
    localStorage.setItem(STYLE_SHEET_KEY, sheet);
  } catch {
    // The page's own styles stay; storage may be closed.
  }
}
