import { BANNER_WINDOW_MS, graphicPromo, type TimeWindow } from "@courseway/coupons";
import { saleActive } from "@courseway/coupons/emailed";
import type { InspectedBlock, Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import { activeOffers, type ActiveOffers, type PagePromotions } from "@courseway/visitor/offers";

/** A moment at which the page becomes another, and how. */
export interface Moment {
  /** Epoch ms. */
  readonly at: number;
  /** What happens then, in words, without the time. */
  readonly changes: readonly string[];
}

/** How a page's links change between two offers: how many gain or lose a code. */
export type CountLinks = (code: string, offers: ActiveOffers) => number;

/** As much of a visitor as decides on what holds. */
type MomentVisitor = Pick<VisitorSnapshot, "url" | "emailed" | "now">;

/** The visitor's offers at a moment; an emailed coupon is gone from its end on. */
export function offersAt(visitor: MomentVisitor, settings: VisitorSettings, at: number): ActiveOffers {
  const { emailed, url } = visitor;
  const isMailed = emailed.ends === null || at < emailed.ends;
  return activeOffers({ now: at, url, emailed: { codes: isMailed ? emailed.codes : [] } }, settings.promotions, at);
}

/** Every start and end that the page's promotions name, whatever the time, in order. */
function listWindows({ offer, override, topPromo, graphicPromo }: PagePromotions): readonly number[] {
  const moments = [
    // The top banner comes a little before its start.
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
  const gone = before.codes.filter((code) => !has(after, code));
  const come = after.codes.filter((code) => !has(before, code));
  return [
    ...gone.map((code) => `${code} leaves ${linkCount(count(code, before))}`),
    ...come.map((code) => `${code} goes on ${linkCount(count(code, after))}`),
  ];
}

/** Whether a sale of its own or the graphic banner keeps the email capture away at a moment. [EC-001, EC-009] */
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

/** What happens to the page itself by the dates of entries. A page went live long ago in most cases, which nobody asks. */
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

/** Why visitors do not see the page at a moment, or null where they do. */
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
 * When the page changes by itself, from the first to the last: its promotions, the visitor's emailed coupon, its blocks'
 * own countdowns, the dates of the page and of entries in its lists. A moment at which nothing that this visitor sees changes is left out. [PB-001, PB-006, CP-017, EC-024]
 */
export function pageMoments(
  visitor: MomentVisitor,
  settings: VisitorSettings,
  { blocks, overlays, schedule }: Pick<Inspection, "blocks" | "overlays" | "schedule">,
  countLinks: CountLinks,
): readonly Moment[] {
  const own = blocks.flatMap(({ nextChange }) => nextChange ?? []);
  const mailed = visitor.emailed.ends === null ? [] : [visitor.emailed.ends];
  const { starts = null, ends = null } = overlays.emailCapture?.sale ?? {};
  const captured = [starts, ends].filter((moment) => moment !== null);
  const { publishedAt, expiresAt, rowsExpireAt } = schedule;
  const isToCome = publishedAt !== null && publishedAt > visitor.now;
  const scheduled = [isToCome ? publishedAt : null, expiresAt, ...rowsExpireAt].filter((moment) => moment !== null);
  const all = [
    ...new Set([...listWindows(settings.promotions), ...mailed, ...own, ...captured, ...scheduled]),
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

/** A moment on the brand's clocks: "Dec 31, 2026, 11:59 PM CST". */
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
    // Some versions part the day's half with a narrow space.
    .replaceAll("\u202f", " ");
