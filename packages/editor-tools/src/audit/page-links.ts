import { pathOfEntry } from "@courseway/brand";
import type { Place } from "../finding/finding.ts";
import type { Part } from "../reading/parts.ts";
import type { SiteReading } from "../reading/read-site.ts";

/** A link as an editor wrote it, and its place. */
export interface WrittenLink {
  readonly href: string;
  readonly place: Place;
}

const listPartLinks = (parts: readonly Part[], { brand }: SiteReading): readonly WrittenLink[] =>
  parts.flatMap((part): readonly WrittenLink[] => {
    const { place } = part;
    if (part.kind === "link") return [{ href: part.href, place }];
    if (part.kind === "entry") return [{ href: pathOfEntry(part.slug, brand), place }];
    if (part.kind === "product" && part.product.pageUrl !== null) return [{ href: part.product.pageUrl, place }];
    return [];
  });

/** Lists every link that the editors of a brand wrote, including the targets of redirects. */
export function listSiteLinks(site: SiteReading): readonly WrittenLink[] {
  const redirects = site.redirects.flatMap(({ redirectTo, redirectFrom }) =>
    redirectTo === null
      ? []
      : [{ href: redirectTo, place: { path: null, part: "redirects", field: redirectFrom } as const }],
  );
  const featured = site.globals.featuredEntries.map(({ slug }) => ({
    href: pathOfEntry(slug, site.brand),
    place: { path: null, part: "featuredEntries", field: null } as const,
  }));
  const ofPages = site.pages.flatMap(({ parts }) => listPartLinks(parts, site));
  return [...listPartLinks(site.parts, site), ...ofPages, ...featured, ...redirects];
}
