import {
  graphicBanner,
  graphicPromo,
  isOfferCountdownActive,
  isOpen,
  isOverrideActive,
  offerBanner,
  parseWindow,
  type TimeWindow,
  topPromo,
  unreadableDates,
} from "@courseway/coupons";
import { saleActive } from "@courseway/coupons/emailed";
import type { Place } from "../finding/finding.ts";
import type { SiteReading } from "../reading/read-site.ts";

/** The kind of a calendar entry. */
export type EntryKind =
  | "offer"
  | "promotion"
  | "override"
  | "reset"
  | "graphic"
  | "capture"
  | "countdown"
  | "code"
  | "page";

/** Something that is active from one moment until another. Plain JSON; times in epoch ms, null for an open side. */
export interface TimelineEntry extends TimeWindow {
  readonly brand: string;
  readonly kind: EntryKind;
  /** The editor's text, without tags. */
  readonly label: string;
  /** The coupon that it gives, or null. */
  readonly code: string | null;
  /** Whether it is switched on. If not, it has no effect, whatever its dates. */
  readonly isOn: boolean;
  /** All of its places: one banner may be on fifty pages. */
  readonly places: readonly Place[];
  /** The dates as editors wrote them. */
  readonly written: { readonly starts: string | null; readonly ends: string | null };
  /** Whether one of its dates cannot be read, so that it is never active. Both sides are then null. */
  readonly isUnread: boolean;
}

/** The state of an entry at a moment. */
export type EntryState = "off" | "ended" | "running" | "coming" | "unread";

/** Creates an entry with the time window that its written dates mean in the brand's time zone. */
export function buildEntry(
  { name, brand }: Pick<SiteReading, "name" | "brand">,
  entry: Pick<TimelineEntry, "kind" | "label" | "code" | "isOn" | "places" | "written">,
): TimelineEntry {
  const { starts, ends } = entry.written;
  const isUnread = unreadableDates([starts, ends], brand.timeZone).length > 0;
  const window = isUnread ? { starts: null, ends: null } : parseWindow(starts, ends, brand.timeZone);
  return { brand: name, ...entry, ...window, isUnread };
}

const NEVER = { visible: false, nextChange: null };

/** Whether an entry is active at a moment, by the same rule as its banner, code or countdown. */
function isActiveAt({ kind, starts, ends, code, places }: TimelineEntry, now: number): boolean {
  const window = { starts, ends };
  switch (kind) {
    case "offer":
      return offerBanner(window, now).visible;
    case "promotion":
      return topPromo({ ...window, reset: null, switchedOn: true, hideStickyBanner: false }, now).visible;
    case "override":
      return isOverrideActive({ ...window, code: code ?? "" }, now);
    case "graphic":
      return places[0]?.path == null
        ? graphicPromo(window, now).visible
        : graphicBanner({ ...window, show: true }, now).visible;
    case "capture":
      return !saleActive(window, NEVER, now).visible;
    case "countdown":
      return isOfferCountdownActive(window, now);
    case "reset":
    case "code":
    case "page":
      return isOpen(window, now);
  }
}

/** Returns the state of an entry at a moment (epoch ms). */
export function stateAt(entry: TimelineEntry, now: number): EntryState {
  if (!entry.isOn) return "off";
  // A sign-up is hidden during its dates, and unreadable dates never begin.
  if (entry.isUnread) return entry.kind === "capture" ? "running" : "unread";
  if (isActiveAt(entry, now)) return "running";
  if (entry.kind === "capture") return "coming";
  return entry.ends !== null && entry.ends <= now ? "ended" : "coming";
}
