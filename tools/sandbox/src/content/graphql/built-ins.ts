import { stableId, type Entry } from "../model/entry.ts";
import { computeStatus } from "../model/status.ts";
import { isFields } from "../model/record.ts";

/** What only editors must see. */
export const DRAFT_TOKEN = "token-of-a-draft";

/** When everything was written that says nothing else. */
export const FALLBACK_DATE = "2026-01-05T09:00:00-06:00";

/** The fields that every entry has without an editor writing them. Files may write title and dates. */
export function builtIns(entry: Entry, now: number): Readonly<Record<string, unknown>> {
  const { slug, brand, fields } = entry;
  const dateCreated = fields.dateCreated ?? FALLBACK_DATE;
  return {
    id: String(entry.id),
    uid: toUid(entry.id),
    title: fields.title ?? null,
    slug,
    uri: entry.fieldHandle === null ? findUri(slug) : null,
    url: findUrl(entry),
    siteId: stableId(brand.id) % 1000,
    siteHandle: brand.sites[0] ?? brand.id,
    language: "en-US",
    sectionHandle: entry.sectionHandle,
    typeHandle: entry.typeHandle,
    fieldHandle: entry.fieldHandle,
    ownerId: entry.ownerId ?? null,
    sortOrder: null,
    enabled: fields.enabled !== false,
    trashed: fields.trashed === true,
    status: computeStatus(entry, now),
    isDraft: entry.isDraft,
    isRevision: false,
    draftId: entry.isDraft ? entry.id % 10_000 : null,
    draftName: entry.isDraft ? "Draft 1" : null,
    canonicalId: entry.id,
    dateCreated,
    postDate: fields.postDate ?? dateCreated,
    expiryDate: fields.expiryDate ?? null,
    dateUpdated: fields.dateUpdated ?? entry.savedAt?.toISOString() ?? dateCreated,
  };
}

/** Craft's own address of a page. A draft's address holds a token, so anyone with it can open the draft. */
function findUrl({ slug, fieldHandle, isDraft }: Entry): string | null {
  if (fieldHandle !== null || slug === null) return null;
  return `https://cms.example/${findUri(slug)}${isDraft ? `?token=${DRAFT_TOKEN}` : ""}`;
}

/** A page's own address within the content system. */
export const findUri = (slug: string | null): string | null =>
  slug === "home" ? "__home__" : (slug?.replaceAll("--", "/") ?? null);

export function toUid(id: number): string {
  const hex = id.toString(16).padStart(12, "0");
  return `00000000-0000-4000-8000-${hex}`;
}

/** The type of a row: what it says itself, else the only type that its field may hold. */
export function rowType(row: unknown, allowed: readonly string[]): string | null {
  const said = isFields(row) ? row.typeHandle : undefined;
  if (typeof said === "string") return said;
  return allowed.length === 1 ? (allowed[0] ?? null) : null;
}
