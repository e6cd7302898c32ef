import type { CraftVersion } from "./naming.ts";

/** A Craft configuration that a site may have. */
export interface ContentMode {
  readonly craft: CraftVersion;
  /** Whether rich text and links are objects, like fields that were created in Craft 5; else they are strings. */
  readonly newFields: boolean;
  /**
   * Whether Craft runs in `devMode`. Without it, Craft reports an unknown type only as a general error, and ignores
   * unknown fields.
   */
  readonly devMode: boolean;
  /**
   * Whether Craft's own cache stores the first response forever, unless a request has the header `X-Craft-Gql-Cache:
   * no-cache`.
   */
  readonly isStale: boolean;
}

/** The content systems that the sandbox simulates, by a part of their addresses. */
export const MODES = {
  craft5: { craft: 5, newFields: true, devMode: false, isStale: false },
  "craft5-upgraded": { craft: 5, newFields: false, devMode: true, isStale: false },
  "craft5-stale": { craft: 5, newFields: true, devMode: false, isStale: true },
  craft4: { craft: 4, newFields: false, devMode: false, isStale: false },
} as const satisfies Readonly<Record<string, ContentMode>>;

/** Handles of declared fields that Craft 4.5 and 5.8 refuse; Craft has such a field under its alias. */
export const REFUSED_HANDLES: Readonly<Record<CraftVersion, ReadonlySet<string>>> = {
  4: new Set(["link"]),
  5: new Set(["icon", "link"]),
};
