import { BANNER_WINDOW_MS, graphicPromo, type TimeWindow } from "@courseway/coupons";
import { saleActive } from "@courseway/coupons/emailed";
import type { InspectedBlock, Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import { activeOffers, type ActiveOffers, type PagePromotions } from "@courseway/visitor/offers";

/** A moment at which the page changes, and how. */
export interface Moment {
  /** Epoch ms. */
  readonly at: number;
  /** What changes then, as text without the time. */
  readonly changes: readonly string[];
}

/** Counts the page's links that have a code under the given offers. */
export type CountLinks = (code: string, offers: ActiveOffers) => number;

/** The part of a visitor on which the offers depend. */
type MomentVisitor = Pick<VisitorSnapshot, "url" | "emailed" | "now">;

/** Computes the visitor's offers at a moment. An emailed coupon ends at its end time. */
export function offersAt(visitor: MomentVisitor, settings: VisitorSettings, at: number): ActiveOffers {
  const { emailed, url } = visitor;
  const isMailed = emailed.ends === null || at < emailed.ends;
  return activeOffers({ now: at, url, emailed: { codes: isMailed ? emailed.codes : [] } }, settings.promotions, at);
}

/** Lists every start and end of the page's promotions, past or future, in order. */
function listWindows({ offer, override, topPromo, graphicPromo }: PagePromotions): readonly number[] {
  const moments = [
    // The top banner appears shortly before its start.
    topPromo?.starts && topPromo.starts - BANNER_WINDOW_MS,
    offer?.starts,
    offer?.ends,
    override?.starts,
    override?.ends,
    topPromo?.starts,
    topPromo?.ends,
    topPromo?.reset?.ends,
    graphicPromo?.starts,
    graphicPromo?.ends,
  ];
  return moments.filter((moment) => typeof moment === "number");
}

const BANNERS = [
  ["offerBanner", "the offer banner"],
  ["topPromo", "the top banner"],
  ["graphicPromo", "the graphic banner"],
] as const;

function bannerChanges(before: ActiveOffers, after: ActiveOffers): readonly string[] {
  return BANNERS.flatMap(([key, name]) => {
    const [from, to] = [before[key].phase, after[key].phase];
    if (from === to) return [];
    if (to === "hidden") return [`${name} ends`];
    return [to === "reset" ? `${name} turns to its reset` : `${name} starts`];
  });
}

const linkCount = (count: number): string => `${count} ${count === 1 ? "link" : "links"}`;

function codeChanges(before: ActiveOffers, after: ActiveOffers, count: CountLinks): readonly string[] {
  const has = ({ codes }: ActiveOffers, code: string) => codes.some((one) => one.toLowerCase() === code.toLowerCase());
  const removed = before.codes.filter((code) => !has(after, code));
  const come = after.codes.filter((code) => !has(before, code));
  return [
    ...removed.map((code) => `${code} leaves ${linkCount(count(code, before))}`),
    ...come.map((code) => `${code} goes on ${linkCount(count(code, after))}`),
  ];
}

/** Whether the email capture is hidden at a moment, by its own sale or by the graphic banner. [EC-001, EC-009] */
export function isCaptureAway(
  { sale }: { readonly sale: TimeWindow },
  { graphicPromo: promo }: VisitorSettings["promotions"],
  now: number,
): boolean {
  const graphic = promo === null ? { visible: false, nextChange: null } : graphicPromo(promo, now);
  return saleActive(sale, graphic, now).visible;
}

function captureChanges(
  capture: Inspection["overlays"]["emailCapture"],
  { promotions }: Pick<VisitorSettings, "promotions">,
  at: number,
): readonly string[] {
  if (capture === null) return [];
  const [before, after] = [isCaptureAway(capture, promotions, at - 1), isCaptureAway(capture, promotions, at)];
  return before === after ? [] : [after ? "the email capture goes away" : "the email capture comes back"];
}

/** Lists the changes by the dates of entries. Most pages went live long ago, which no editor asks about. */
function scheduledChanges(
  { publishedAt, expiresAt, rowsExpireAt }: Inspection["schedule"],
  at: number,
): readonly string[] {
  return [
    ...(publishedAt === at ? ["the page goes live"] : []),
    ...(expiresAt === at ? ["the page expires: visitors get the screen for a missing page"] : []),
    ...(rowsExpireAt.includes(at) ? ["an entry in a list of the page expires"] : []),
  ];
}

/** Says why visitors do not see the page at a moment; null if they do. */
export function absence({ publishedAt, expiresAt }: Inspection["schedule"], now: number): string | null {
  if (expiresAt !== null && now >= expiresAt)
    return "The page has expired by then: visitors get the screen for a missing page.";
  if (publishedAt !== null && now < publishedAt)
    return "The page is not live yet: visitors get the screen for a missing page.";
  return null;
}

const blockChanges = (blocks: readonly InspectedBlock[], at: number): readonly string[] =>
  blocks.flatMap(({ index, name, nextChange }) =>
    nextChange === at ? [`block ${index + 1}, “${name}”, shows something else`] : [],
  );

/**
 * Lists when the page changes by itself, in order: by its promotions, the visitor's emailed coupon, its blocks' own
 * countdowns, and the dates of the page and of entries in its lists. A moment at which nothing changes for this visitor
 * is left out. [PB-001, PB-006, CP-017, EC-024]
 */
export function pageMoments(
  visitor: MomentVisitor,
  settings: VisitorSettings,
  { blocks, overlays, schedule }: Pick<Inspection, "blocks" | "overlays" | "schedule">,
  countLinks: CountLinks,
): readonly Moment[] {
  const blockMoments = blocks.flatMap(({ nextChange }) => nextChange ?? []);
  const mailed = visitor.emailed.ends === null ? [] : [visitor.emailed.ends];
  const { starts = null, ends = null } = overlays.emailCapture?.sale ?? {};
  const captured = [starts, ends].filter((moment) => moment !== null);
  const { publishedAt, expiresAt, rowsExpireAt } = schedule;
  const isToCome = publishedAt !== null && publishedAt > visitor.now;
  const scheduled = [isToCome ? publishedAt : null, expiresAt, ...rowsExpireAt].filter((moment) => moment !== null);
  const all = [
    ...new Set([...listWindows(settings.promotions), ...mailed, ...blockMoments, ...captured, ...scheduled]),
  ].toSorted((one, other) => one - other);
  return all.flatMap((at) => {
    const before = offersAt(visitor, settings, at - 1);
    const after = offersAt(visitor, settings, at);
    const changes = [
      ...bannerChanges(before, after),
      ...captureChanges(overlays.emailCapture, settings, at),
      ...codeChanges(before, after, countLinks),
      ...blockChanges(blocks, at),
      ...scheduledChanges(schedule, at),
    ];
    return changes.length === 0 ? [] : [{ at, changes }];
  });
}

/** Formats a moment in the brand's time zone: "Dec 31, 2026, 11:59 PM CST". */
export const timeText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  })
    .format(at)
    // Some browser versions put a narrow space before AM and PM.
    .replaceAll("\u202f", " ");
