import { type Finding, sortedFindings } from "../finding/finding.ts";
import type { SiteReading } from "../reading/read-site.ts";
import { type LinkKnowledge, linkFindings } from "./links.ts";
import { pageFindings, type ShowsNothing } from "./pages.ts";

/** What an audit is told beside the content. */
export interface AuditKnowledge extends LinkKnowledge {
  /** By brand: whether a block shows nothing. Without it only blocks in which nothing was written are found. */
  readonly showsNothing?: ReadonlyMap<string, ShowsNothing>;
}

/** What an editor should look at on the pages of some brands, links between brands included. */
export function auditFindings(sites: readonly SiteReading[], knowledge: AuditKnowledge): readonly Finding[] {
  const { showsNothing } = knowledge;
  return sortedFindings([
    ...linkFindings(sites, knowledge),
    ...sites.flatMap((site) => pageFindings(site, showsNothing?.get(site.name) ?? (() => null))),
  ]);
}
