import type { Entry } from "../model/entry.ts";
import type { CraftVersion } from "./naming.ts";
import type { BrandContent } from "../model/brand.ts";
import type { ContentStore } from "../store/content-store.ts";

/** What a request may see. */
export interface ContentContext {
  readonly store: ContentStore;
  /** The generation that answers: in Craft 5 rows are entries, and found as such. */
  readonly craft: CraftVersion;
  /** The sandbox's own address as the caller wrote it, for the addresses of pictures. */
  readonly origin: string;
  /** Epoch ms. */
  readonly now: number;
  /** Whether drafts are shown. */
  readonly preview: boolean;
  /** Whether only the blog's entries are served. */
  readonly blog: boolean;
}

/** A table row or a group of fields inside an entry. */
export interface Group {
  readonly kind: "group";
  readonly owner: Entry;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A picture, a category or a global set: its fields are ready to be read. */
export interface Ready {
  readonly kind: "ready";
  readonly typeName: string;
  readonly brand: BrandContent;
  readonly owner: Entry;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Everything that a field may be read from. */
export type Source = Entry | Group | Ready;
