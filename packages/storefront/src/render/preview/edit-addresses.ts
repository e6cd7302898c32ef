import type { EditedElement, Page } from "@courseway/content-client";
import type { StorefrontEnv } from "../../site/env/variables.ts";

/** Where an editor changes what they see in a preview. */
export interface EditAddresses {
  /** The screen of the page's entry; null where the content system does not say which it is. */
  readonly entry: string | null;
  /** That of a row, by its place; in Craft 4 the place of the rows on the screen of their entry. */
  readonly ofRow: (index: number) => string | null;
}

/** The list of blocks on the screen of a page. */
const BLOCKS = "#fields-baseComponents";

/** The address that the content system gave, if it is one of its control panel's. */
function given({ address }: EditedElement, panel: URL): string | null {
  if (address === null || !URL.canParse(address, panel)) return null;
  const url = new URL(address, panel);
  return url.origin === panel.origin ? url.href : null;
}

/** Where the entry of a preview and its rows are edited, by the documented addresses of Craft's control panel. */
export function editAddresses(
  { editing, sectionHandle }: Pick<Page, "editing" | "sectionHandle">,
  { CONTENT_CONTROL_PANEL, CONTENT_URL }: Pick<StorefrontEnv, "CONTENT_CONTROL_PANEL" | "CONTENT_URL">,
): EditAddresses {
  if (editing === null) return { entry: null, ofRow: () => null };
  const panel = new URL(CONTENT_CONTROL_PANEL ?? "/admin", CONTENT_URL);
  const within = (path: string): string => `${panel.href.replace(/\/$/u, "")}/${path}`;
  const draft = editing.draftId === null ? "" : `?draftId=${editing.draftId}`;
  const own = editing.id === null || sectionHandle === null ? null : `entries/${sectionHandle}/${editing.id}${draft}`;
  const entry = given(editing, panel) ?? (own === null ? null : within(own));
  const ofRow = (index: number): string | null => {
    const row = editing.rows[index];
    if (row !== undefined && row.id !== null) return given(row, panel) ?? within(`edit/${row.id}`);
    return entry === null ? null : `${entry}${BLOCKS}`;
  };
  return { entry, ofRow };
}
