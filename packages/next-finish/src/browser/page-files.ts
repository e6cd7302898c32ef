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

/** Whether the page shows only its own styles, and the address of the site's whole sheet. */
function findWholeSheet(): string | null {
  const { own, sheet = "" } = document.querySelector<HTMLElement>("[data-own]")?.dataset ?? {};
  return own !== undefined && document.querySelector(`link[href='${own}']`) ? sheet : null;
}

async function readSheet(address: string, answer: Response): Promise<CSSStyleSheet> {
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(absolute((await answer.text()).replaceAll(/@font-face *\{[^}]*\}/gu, ""), address));
  return sheet;
}

/**
 * Requests the site's whole sheet, which comes after the page's own, so that islands can render anything with styles. Its font faces are
 * left out, since the page's own sheet has them: adding or removing a face makes browsers lay out all text again.
 *
 * @param early the response with the sheet, if it was already requested
 * @returns adds the sheet and resolves once it is there or has failed to load. Adding it styles the whole page again, so it happens only
 * before something new is rendered: the next frame then shows both.
 */
export function requestWholeSheet(early?: Promise<Response>): () => Promise<void> {
  const address = findWholeSheet();
  if (address === null) return () => Promise.resolve();
  const reading = (early ?? fetch(address)).then((answer) => readSheet(address, answer));
  const add = async (): Promise<void> => {
    try {
      document.adoptedStyleSheets.push(await reading);
      localStorage.setItem(STYLE_SHEET_KEY, address);
    } catch {
      // The page's own styles stay. Storage may be blocked.
    }
  };
  // A failure is handled once the sheet is to be added.
  reading.catch(() => {});
  let added: Promise<void> | undefined;
  return () => (added ??= add());
}
