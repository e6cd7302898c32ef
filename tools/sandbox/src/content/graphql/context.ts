import type { Entry } from "../model/entry.ts";
import type { CraftVersion } from "./naming.ts";
import type { BrandContent } from "../model/brand.ts";
import type { ContentStore } from "../store/content-store.ts";

/** The data that a request may read. */
export interface ContentContext {
  readonly store: ContentStore;
  /** The Craft version that responds: in Craft 5, rows are entries, and queries find them as entries. */
  readonly craft: CraftVersion;
  /** The sandbox's address as the caller wrote it, for image addresses. */
  readonly origin: string;
  /** Epoch ms. */
  readonly now: number;
  /** Whether drafts are visible. */
  readonly preview: boolean;
  /** Whether only blog entries are served. */
  readonly blog: boolean;
}

/** A table row or a group of fields inside an entry. */
export interface Group {
  readonly kind: "group";
  readonly owner: Entry;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An image, a category or a global set, whose fields are ready to read. */
export interface Ready {
  readonly kind: "ready";
  readonly typeName: string;
  readonly brand: BrandContent;
  readonly owner: Entry;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Every source from which a field may be read. */
export type Source = Entry | Group | Ready;
