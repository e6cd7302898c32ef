import { defineBlock } from "../define-block.ts";
import { EntryListings } from "./EntryListings.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { entryListingsPages, entryListingsView } from "./view.ts";

/** A listing of the blog's articles. [BL-entryListings-001] */
export const entryListings = defineBlock({
  name: "entryListings",
  about,
  fields,
  view: entryListingsView,
  listingPages: entryListingsPages,
  component: EntryListings,
  examples,
  isInteractive: true,
});
