import { property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import type { Page } from "../page/page.ts";
import { isEssentialPart, PAGE_TYPE, wholePagesQuery } from "../page/queries.ts";
import { readPage } from "../page/read-page.ts";
import { isSlug, slugArgument } from "../page/slug.ts";
import { writer } from "../selections/asking.ts";
import { selectCurrent, withUpcomingWhereAllowed } from "../selections/upcoming.ts";
import type { Transport } from "../transport/transport.ts";
import type { PageFinder } from "./find-page.ts";
import { readEntries } from "./list-pages.ts";

/** Pages to read with one query. */
interface WholePages {
  /** The entries' own slugs, including the blog's prefix. */
  readonly slugs: readonly string[];
  readonly blogPrefix: string;
  /** The sections that have pages, because Craft 4 includes them in type names. */
  readonly sections: readonly string[];
  /** The moment (epoch ms) to read, including pages and rows that go live by that moment; null for now. */
  readonly at: number | null;
}

/**
 * Reads many pages with one query; slugs without a page are left out.
 *
 * @throws {ContentLookupError} if the query fails.
 */
export async function wholePages(
  { site, blocks, readers, readRefusals }: PageFinder,
  ask: Transport,
  { slugs: wanted, sections, blogPrefix, at }: WholePages,
): Promise<readonly Page[]> {
  const slugs = wanted.filter(isSlug);
  if (slugs.length === 0) return [];
  const what = `${slugs.length} whole pages of site "${site}"`;
  const askWhole = (withUpcoming: boolean) =>
    ask({
      what,
      document: writer((asking) => wholePagesQuery({ sections, blocks }, asking), { withUpcoming }),
      variables: { site: [site], slug: slugArgument(slugs), limit: slugs.length },
      previewToken: null,
      isEssential: isEssentialPart,
    });
  const asked = at === null ? askWhole(false) : withUpcomingWhereAllowed(askWhole);
  const { data, refused, hasLostRichText } = await asked;
  const refusals = readRefusals(refused, hasLostRichText);
  const entries = readEntries(what, data);
  return (at === null ? entries : selectCurrent(entries, at)).flatMap((entry) => {
    const slug = readText(property(entry, "slug"));
    if (!slugs.includes(slug)) return [];
    const frame = { slug, typeHandle: PAGE_TYPE, blog: slug.startsWith(blogPrefix), blocks: readers, refusals };
    return [readPage(entry, frame)];
  });
}
