import { type PageFile, SETTINGS_MARK } from "../start/page-file.ts";
import { STYLE_SHEET_KEY } from "@courseway/brand/rules";

/** Reads the page's data from its file or, without one, from its HTML. `Settings` is the type of what the server wrote. */
export async function readPageFile<Settings>(file: Promise<unknown> | undefined): Promise<PageFile<Settings>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page names a file that its server wrote
  if (file !== undefined) return (await file) as PageFile<Settings>;
  const text = document.querySelector(`[${SETTINGS_MARK}]`)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own server wrote it
  return { page: text ? (JSON.parse(text) as Settings) : null, islands: [] };
}

/** URLs in a built sheet are relative to its folder; those of an adopted sheet are relative to the page. */
const absolute = (css: string, sheet: string): string =>
  css.replaceAll("../", new URL("../", new URL(sheet, location.href)).pathname);

/**
 * Adds the site's whole sheet after the page's own, so that islands can render anything with styles. Its font faces are left out, since
 * the page's own sheet has them: adding or removing a face makes browsers lay out all text again.
 *
 * @param early the response with the sheet, if it was already requested
 * @returns resolves once the sheet is there or has failed to load
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
    // The page's own styles stay. Storage may be blocked.
  }
}
