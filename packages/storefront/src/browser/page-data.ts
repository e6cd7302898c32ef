import { type PageFile, type PageSettings, SETTINGS_MARK } from "../start/page-file.ts";

/** The page's data, from its file or, without one, from its HTML. */
export async function readPageFile(file: Promise<unknown> | undefined): Promise<PageFile> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page names a file that its server wrote
  if (file !== undefined) return (await file) as PageFile;
  const text = document.querySelector(`[${SETTINGS_MARK}]`)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `PageSettingsData` wrote it
  return { page: text ? (JSON.parse(text) as PageSettings) : null, islands: [] };
}
