import type { CraftVersion } from "./naming.ts";

/** A Craft as some site may have it. */
export interface ContentMode {
  readonly craft: CraftVersion;
  /** Whether rich text and links are objects, as those of fields are that were made in Craft 5; else they are texts. */
  readonly newFields: boolean;
  /** Without it Craft says nothing of a type that it does not know but that something failed, and skips unknown fields. */
  readonly devMode: boolean;
  /** Whether its own cache holds the first answer for ever, unless a request says `X-Craft-Gql-Cache: no-cache`. */
  readonly isStale: boolean;
}

/** The content systems that the sandbox plays, by the part of their addresses. */
export const MODES = {
  craft5: { craft: 5, newFields: true, devMode: false, isStale: false },
  "craft5-upgraded": { craft: 5, newFields: false, devMode: true, isStale: false },
  "craft5-stale": { craft: 5, newFields: true, devMode: false, isStale: true },
  craft4: { craft: 4, newFields: false, devMode: false, isStale: false },
} as const satisfies Readonly<Record<string, ContentMode>>;

/** Handles of declared fields that a Craft refuses, as Craft 4.5 and 5.8 do; it has such a field under its alias. */
export const REFUSED_HANDLES: Readonly<Record<CraftVersion, ReadonlySet<string>>> = {
  4: new Set(["link"]),
  5: new Set(["icon", "link"]),
};
