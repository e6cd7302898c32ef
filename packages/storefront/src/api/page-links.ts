import { type Advice, type BrandConfig, brokenLinkAdvice, linkTarget } from "@courseway/brand";
import { nearest } from "@courseway/content-client";
import { z } from "zod";
import { canonicalPath } from "@courseway/site-content";
import { MOST_PAGE_LINKS } from "../render/preview/parameters.ts";
import type { SiteIndex } from "@courseway/site-content/site-index";
import { type ApiRequest, HttpError, readBody } from "./endpoint.ts";
import { json } from "./guard.ts";

export interface PageLinksDeps {
  readonly brand: BrandConfig;
  readonly siteIndex: SiteIndex;
  /** Whether a token opens drafts. */
  readonly opensDrafts: (token: string) => Promise<boolean>;
}

/** A link without a page of the site. */
export interface DeadLink extends Advice {
  readonly href: string;
}

const requestSchema = z.object({
  token: z.string().max(500),
  links: z.array(z.string().max(2000)).max(MOST_PAGE_LINKS),
});

const draftAdvice = (href: string): Advice => ({
  message: `The link ${href} leads to a page that is not published yet: visitors find nothing there.`,
  advice: "Publish that page first, or take the link off.",
});

/**
 * Finds a page's dead links for an editor: `{ dead: DeadLink[] }`. Links to other sites are not checked.
 * @throws HttpError 400 for a malformed request, 403 for a token that opens no draft, 503 while the list of pages is not known
 */
export async function handlePageLinks(
  apiRequest: ApiRequest,
  { brand, siteIndex, opensDrafts }: PageLinksDeps,
): Promise<Response> {
  const { token, links } = readBody(apiRequest, requestSchema, '{ "token": "…", "links": ["/texas/"] }');
  if (!(await opensDrafts(token)))
    throw new HttpError(403, "The preview link has expired. Open the preview again in the content system.");
  const [pages, redirects, drafts] = await Promise.all([
    siteIndex.pages.get(),
    siteIndex.redirects.get(),
    siteIndex.drafts(token).catch(() => []),
  ]);
  if (pages === null) throw new HttpError(503, "The content system does not answer, so links cannot be checked.");
  const known = [...pages.byPath.keys()];
  const deadLink = (href: string): DeadLink | null => {
    const target = linkTarget(href, { brand, name: brand.id });
    if (target.kind !== "page" || target.brand !== brand.id) return null;
    const path = canonicalPath(target.path, brand);
    const redirect = redirects?.byPath.get(path)?.kind ?? null;
    if (redirect === "moved" || (redirect === null && pages.byPath.has(path))) return null;
    if (redirect === null && drafts.some((draft) => draft.path === path)) return { href, ...draftAdvice(href) };
    const near = nearest(path, known);
    return { href, ...brokenLinkAdvice({ href, where: "this site", isGone: redirect === "gone", near }) };
  };
  return json({ dead: links.map(deadLink).filter((dead) => dead !== null) });
}
