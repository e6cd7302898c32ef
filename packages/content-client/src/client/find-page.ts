import { z } from "zod";
import type { BlockContract, FragmentNames } from "../block-contract.ts";
import { readText } from "../fields/text.ts";
import type { BlockReaders } from "../page/blocks.ts";
import type { Page } from "../page/page.ts";
import { isEssentialPart, PAGE_LOOKUP, PAGE_QUERIES } from "../page/queries.ts";
import { readPage } from "../page/read-page.ts";
import type { RefusedPart } from "../transport/refusals.ts";
import type { ContentRequest, Transport } from "../transport/transport.ts";
import { ContentLookupError, PageNotFoundError, printable } from "../errors.ts";
import type { ContentRefusal } from "./refusal.ts";

/** What every lookup of a client shares. */
export interface PageFinder {
  readonly site: string;
  readonly names: FragmentNames;
  readonly blocks: readonly BlockContract[];
  readonly readers: BlockReaders;
  readonly refusalsOf: (parts: readonly RefusedPart[]) => readonly ContentRefusal[];
  /** The slug under which content assets would stand, or null. */
  readonly assetsSlug: string | null;
}

/** One page to find; `slug` is the entry's own, prefix included. */
export interface PageLookup {
  readonly slug: string;
  readonly blog: boolean;
  readonly previewToken: string | null;
}

const handle = z
  .unknown()
  .optional()
  .transform((value) => readText(value) || null);

const responseSchema = z.object({ entry: z.looseObject({ sectionHandle: handle, typeHandle: handle }).nullable() });

type Found = NonNullable<z.infer<typeof responseSchema>["entry"]>;

/** Finds the entry's type by its slug, then asks that type's own query. [RT-025] */
export async function findPage(finder: PageFinder, ask: Transport, lookup: PageLookup): Promise<Page> {
  const { site, names, blocks, readers } = finder;
  const { slug } = lookup;
  if (isAsset(slug, finder)) throw new PageNotFoundError(slug, "It is a path of content assets, which are no pages.");

  const send = async (step: string, document: string, more: Pick<ContentRequest, "isEssential"> = {}) => {
    const what = `the ${step} of "${printable(slug)}" on site "${site}"`;
    const variables = { site: [site], slug: [slug] };
    const { previewToken } = lookup;
    const { data, refused } = await ask({ what, document, variables, previewToken, ...more });
    return { entry: readEntry(what, data), refused };
  };
  const { entry: found } = await send("lookup", PAGE_LOOKUP);
  const typeHandle = found?.typeHandle ?? null;
  if (!found || !typeHandle) throw new PageNotFoundError(slug, `Site "${site}" has no entry of that slug.`);

  const query = PAGE_QUERIES.get(typeHandle);
  if (!query) throw new PageNotFoundError(slug, `Its entry is of type "${printable(typeHandle)}", which has no page.`);

  const section = sectionOf(found);
  const document = query({ names, section, blocks });
  const { entry, refused } = await send("page query", document, { isEssential: isEssentialPart });
  if (!entry || entry.typeHandle !== typeHandle)
    throw new PageNotFoundError(slug, "Its entry was taken away while it was read.");
  return readPage(entry, {
    slug,
    typeHandle,
    blog: lookup.blog,
    blocks: readers,
    refusals: finder.refusalsOf(refused),
  });
}

function readEntry(what: string, data: unknown): Found | null {
  const response = responseSchema.safeParse(data);
  if (!response.success) throw new ContentLookupError(what, "Its answer has no entry in the documented form", null);
  return response.data.entry;
}

/** The section becomes part of a type's name in the query, so it must be a name. */
function sectionOf({ sectionHandle }: Found): string {
  return sectionHandle && /^[A-Za-z_][A-Za-z0-9_]*$/.test(sectionHandle) ? sectionHandle : "pages";
}

/** The resolver makes no lookup for content assets. [RT-015] */
function isAsset(slug: string, { assetsSlug }: PageFinder): boolean {
  return assetsSlug !== null && (slug === assetsSlug || slug.startsWith(`${assetsSlug}--`));
}
