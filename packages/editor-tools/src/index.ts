export { calendarPage, type CalendarFrame, type JudgedReport } from "./calendar/page.ts";
export { htmlDocument, type HtmlDocument } from "./calendar/html-document.ts";
export { linkedPaths } from "./audit/links-file.ts";
export { type ConfirmedClaims, readClaims } from "./audit/claims/claims-file.ts";
export { auditFindings, type AuditKnowledge } from "./audit/audit.ts";
export type { LinkKnowledge } from "./audit/links.ts";
export { isUnwritten, type ShowsNothing } from "./audit/pages.ts";
export { type Finding, placeText, type Place, type Rule, type Severity, sortedFindings } from "./finding/finding.ts";
export { judgedFindings, type JudgedFinding, NO_SETTINGS, readSettings, type Settings } from "./marks/settings.ts";
export { type EntryKind, type EntryState, stateAt, type TimelineEntry } from "./offers/entry.ts";
export {
  type BrandOffers,
  type OfferChange,
  offersReport,
  type OffersReport,
  type PricedSite,
} from "./offers/offers.ts";
export type { ClaimHistory } from "./offers/rules/input.ts";
export { buildTimeline } from "./offers/timeline.ts";
export { askPrices, NO_PRICES, type PriceBook } from "./prices/price-book.ts";
export { listParts, type Part } from "./reading/parts.ts";
export { type PageReading, readSite, type SiteReading, type SiteSource } from "./reading/read-site.ts";
export { pageVersions, type PageVersions, rehearsedReading } from "./rehearsal/contents.ts";
export type { RehearsalVisitor, RehearsedPage } from "@courseway/visitor/simulated";
export type { RehearsedSite } from "./rehearsal/rehearsed-site.ts";
export { linkQuestions } from "./rehearsal/rules/codes.ts";
export { type Rehearsed, rehearsalFindings, type RehearsalFindings } from "./rehearsal/findings.ts";
export { type Rehearsal, rehearse } from "./rehearsal/rehearse.ts";
export { rehearsalVisitors } from "./rehearsal/visitors.ts";
