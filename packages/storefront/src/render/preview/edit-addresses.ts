import type { EditedElement, Page } from "@courseway/content-client";
import type { StorefrontEnv } from "../../site/env/variables.ts";

/** The control panel's URLs for what a preview shows. */
export interface EditAddresses {
  /** The screen of the page's entry; null if content does not give it. */
  readonly entry: string | null;
  /** A row's screen, by its index; in Craft 4 the rows' section on their entry's screen. */
  readonly ofRow: (index: number) => string | null;
}

/** The field of blocks on a page's screen. */
const BLOCKS = "#fields-baseComponents";

/** Content's URL, if it belongs to the control panel. */
function given({ address }: EditedElement, panel: URL): string | null {
  if (address === null || !URL.canParse(address, panel)) return null;
  const url = new URL(address, panel);
  return url.origin === panel.origin ? url.href : null;
}

/** The edit screens of a preview's entry and rows, by the documented URLs of Craft's control panel. */
export function editAddresses(
  { editing, sectionHandle }: Pick<Page, "editing" | "sectionHandle">,
  { CONTENT_CONTROL_PANEL, CONTENT_URL }: Pick<StorefrontEnv, "CONTENT_CONTROL_PANEL" | "CONTENT_URL">,
): EditAddresses {
  if (editing === null) return { entry: null, ofRow: () => null };
  const panel = new URL(CONTENT_CONTROL_PANEL ?? "/admin", CONTENT_URL);
  const within = (path: string): string => `${panel.href.replace(/\/$/u, "")}/${path}`;
  const draft = editing.draftId === null ? "" : `?draftId=${editing.draftId}`;
  const entryPath =
    editing.id === null || sectionHandle === null ? null : `entries/${sectionHandle}/${editing.id}${draft}`;
  const entry = given(editing, panel) ?? (entryPath === null ? null : within(entryPath));
  const ofRow = (index: number): string | null => {
    const row = editing.rows[index];
    if (row !== undefined && row.id !== null) return given(row, panel) ?? within(`edit/${row.id}`);
    return entry === null ? null : `${entry}${BLOCKS}`;
  };
  return { entry, ofRow };
}
