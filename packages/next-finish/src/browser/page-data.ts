import { type PageFile, SETTINGS_MARK } from "../start/page-file.ts";

/** Reads the page's data from its file or, without one, from its HTML. `Settings` is the type of what the server wrote. */
export async function readPageFile<Settings>(file: Promise<unknown> | undefined): Promise<PageFile<Settings>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page names a file that its server wrote
  if (file !== undefined) return (await file) as PageFile<Settings>;
  const text = document.querySelector(`[${SETTINGS_MARK}]`)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own server wrote it
  return { page: text ? (JSON.parse(text) as Settings) : null, islands: [] };
}
