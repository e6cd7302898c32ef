import { z } from "zod";
import type { BlockContract } from "../block-contract.ts";
import { readText } from "../fields/text.ts";
import type { BlockReaders } from "../page/blocks.ts";
import type { Page } from "../page/page.ts";
import { isEssentialPart, PAGE_QUERIES, pageLookup } from "../page/queries.ts";
import { readPage } from "../page/read-page.ts";
import { isSlug, slugArgument } from "../page/slug.ts";
import type { Transport, ContentRequest } from "../transport/transport.ts";
import { isPageCurrent, selectCurrent, withUpcomingWhereAllowed } from "../selections/upcoming.ts";
import { writer, type RefusedPart } from "../selections/asking.ts";
import { ContentLookupError, PageNotFoundError, printable } from "../errors.ts";
import type { ContentRefusal } from "./refusal.ts";

/** The data that all lookups of a client share. */
export interface PageFinder {
  readonly site: string;
  readonly blocks: readonly BlockContract[];
  readonly readers: BlockReaders;
  readonly readRefusals: (parts: readonly RefusedPart[], hasLostRichText?: boolean) => readonly ContentRefusal[];
  /** The slug prefix of content assets, or null. */
  readonly assetsSlug: string | null;
}

/** A page to find; `slug` is the entry's own, including the prefix. */
export interface PageLookup {
  readonly slug: string;
  readonly blog: boolean;
  readonly previewToken: string | null;
  /** The moment (epoch ms) at which a preview shows the page and its rows; null for now. */
  readonly at: number | null;
}

const handle = z
  .unknown()
  .optional()
  .transform((value) => readText(value) || null);

const responseSchema = z.object({
  entry: z.looseObject({ slug: handle, sectionHandle: handle, typeHandle: handle }).nullable(),
});

type Found = NonNullable<z.infer<typeof responseSchema>["entry"]>;

/** Finds the entry's type by its slug, then sends the query of that type. [RT-025] */
export async function findPage(finder: PageFinder, ask: Transport, lookup: PageLookup): Promise<Page> {
  const { site, blocks, readers } = finder;
  const { slug } = lookup;
  if (isAsset(slug, finder)) throw new PageNotFoundError(slug, "It is a path of content assets, which are no pages.");
  if (!isSlug(slug)) throw new PageNotFoundError(slug, "An entry cannot have such a slug.");

  const send = async (step: string, asked: Pick<ContentRequest, "document" | "isEssential">) => {
    const what = `the ${step} of "${printable(slug)}" on site "${site}"`;
    const variables = { site: [site], slug: slugArgument([slug]) };
    const { previewToken } = lookup;
    const { data, ...answered } = await ask({ what, variables, previewToken, ...asked });
    return { entry: readEntry(what, data), ...answered };
  };
  const { at } = lookup;
  const look = async (withUpcoming: boolean) => {
    const { entry } = await send("lookup", { document: pageLookup({ withUpcoming }) });
    return { found: entry, withUpcoming };
  };
  const { found, withUpcoming } = at === null ? await look(false) : await withUpcomingWhereAllowed(look);
  const typeHandle = found?.typeHandle ?? null;
  if (!found || !typeHandle || !isSame(found, lookup))
    throw new PageNotFoundError(slug, `Site "${site}" has no page of that slug.`);

  const query = PAGE_QUERIES.get(typeHandle);
  if (!query) throw new PageNotFoundError(slug, `Its entry is of type "${printable(typeHandle)}", which has no page.`);

  const section = getSection(found);
  const isPreview = lookup.previewToken !== null;
  const document = writer((asking) => query({ section, blocks, isPreview }, asking), { withUpcoming });
  const asked = await send("page query", { document, isEssential: isEssentialPart });
  const { refused, hasLostRichText } = asked;
  const entry = at === null ? asked.entry : selectCurrent(asked.entry, at);
  if (!entry || entry.typeHandle !== typeHandle || !isSame(entry, lookup))
    throw new PageNotFoundError(slug, "Its entry was taken away while it was read.");
  // A token shows its draft regardless of dates.
  if (at !== null && entry.isDraft !== true && !isPageCurrent(entry, at))
    throw new PageNotFoundError(slug, `It is not live at ${new Date(at).toISOString()}, the moment of this preview.`);
  return readPage(entry, {
    slug,
    typeHandle,
    blog: lookup.blog,
    blocks: readers,
    isPreview,
    refusals: finder.readRefusals(refused, hasLostRichText),
  });
}

function readEntry(what: string, data: unknown): Found | null {
  const response = responseSchema.safeParse(data);
  if (!response.success) throw new ContentLookupError(what, "Its answer has no entry in the documented form", null);
  return response.data.entry;
}

/**
 * Whether the entry has exactly the requested slug: a content system may compare less strictly, as MySQL ignores case.
 * A draft with a changed slug is found by the published page's slug.
 */
function isSame({ slug, isDraft }: Found, lookup: PageLookup): boolean {
  return slug === lookup.slug || (lookup.previewToken !== null && isDraft === true);
}

/** Returns the section if it is a valid name, because the query contains it as part of a type's name. */
function getSection({ sectionHandle }: Found): string {
  return sectionHandle && /^[A-Za-z_][A-Za-z0-9_]*$/.test(sectionHandle) ? sectionHandle : "pages";
}

/** Whether a slug is a path of content assets, which are never looked up. [RT-015] */
function isAsset(slug: string, { assetsSlug }: PageFinder): boolean {
  return assetsSlug !== null && (slug === assetsSlug || slug.startsWith(`${assetsSlug}--`));
}
