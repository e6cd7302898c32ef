import { type Finding, sortedFindings } from "../finding/finding.ts";
import { NO_PRICES, type PriceBook } from "../prices/price-book.ts";
import type { SiteReading } from "../reading/read-site.ts";
import { claimFindings } from "./claims/claim-findings.ts";
import type { ConfirmedClaims } from "./claims/claims-file.ts";
import { codeFindings } from "./codes.ts";
import { deadLinkFindings } from "./dead-links.ts";
import { headingFindings } from "./headings.ts";
import { type AppFile, launchFindings } from "./launch.ts";
import { type LinkKnowledge, linkFindings } from "./links.ts";
import { pageFindings, type ShowsNothing } from "./pages.ts";

/** The input of an audit in addition to the content. */
export interface AuditKnowledge extends LinkKnowledge {
  /** By brand: whether a block shows nothing. Without it, only blocks in which an editor wrote nothing are found. */
  readonly showsNothing?: ReadonlyMap<string, ShowsNothing>;
  /** By brand: the prices from commerce. Without them, the audit skips promises. */
  readonly prices?: ReadonlyMap<string, PriceBook>;
  /** By brand: the promises that an editor has confirmed. Without them, only promises that cannot be true are found. */
  readonly confirmed?: ReadonlyMap<string, ConfirmedClaims>;
  /**
   * By brand: its app's own files. With them, the audit also finds everything that a brand must replace before it goes
   * live.
   */
  readonly launch?: ReadonlyMap<string, readonly AppFile[]>;
}

const toBlockKey = ({ brand, place: { path, part } }: Finding): string => [brand, path, part].join(" ");

/** Finds what an editor should check on the pages of the given brands, including links between brands. */
export function auditFindings(sites: readonly SiteReading[], knowledge: AuditKnowledge): readonly Finding[] {
  const { showsNothing, prices, confirmed, launch } = knowledge;
  const found = [
    ...linkFindings(sites, knowledge),
    ...sites.flatMap((site) => [
      ...pageFindings(site, showsNothing?.get(site.name) ?? (() => null)),
      ...headingFindings(site),
      ...deadLinkFindings(site),
      ...codeFindings(site),
      ...(launch === undefined ? [] : launchFindings(site, launch.get(site.name) ?? [])),
      ...claimFindings({ site, prices: prices?.get(site.name) ?? NO_PRICES }, confirmed?.get(site.name) ?? null),
    ]),
  ];
  // A block may show nothing just because its button has no link. That is reported once.
  const empty = new Set(found.filter(({ rule }) => rule === "block-empty").map(toBlockKey));
  return sortedFindings(found.filter((one) => one.rule !== "button-without-link" || !empty.has(toBlockKey(one))));
}
