import { stableId, type Entry } from "../model/entry.ts";
import { computeStatus } from "../model/status.ts";
import { isFields } from "../model/record.ts";

/** A token that only editors may see. */
export const DRAFT_TOKEN = "token-of-a-draft";

/** The date of content without a date. */
export const FALLBACK_DATE = "2026-01-05T09:00:00-06:00";

/** The fields that every entry has automatically. Files may override title and dates. */
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

/** Craft's own address of a page. A draft's address contains a token, so anyone who has it can open the draft. */
function findUrl({ slug, fieldHandle, isDraft }: Entry): string | null {
  if (fieldHandle !== null || slug === null) return null;
  return `https://cms.example/${findUri(slug)}${isDraft ? `?token=${DRAFT_TOKEN}` : ""}`;
}

/** A page's URI within the content system. */
export const findUri = (slug: string | null): string | null =>
  slug === "home" ? "__home__" : (slug?.replaceAll("--", "/") ?? null);

export function toUid(id: number): string {
  const hex = id.toString(16).padStart(12, "0");
  return `00000000-0000-4000-8000-${hex}`;
}

/** The type of a row: its own `typeHandle`, or else the only type that its field may contain. */
export function rowType(row: unknown, allowed: readonly string[]): string | null {
  const handle = isFields(row) ? row.typeHandle : undefined;
  if (typeof handle === "string") return handle;
  return allowed.length === 1 ? (allowed[0] ?? null) : null;
}
