import type { PricingContext, QuoteRequest } from "@courseway/blocks";
import type { Advice } from "@courseway/brand";
import { craftMoment } from "@courseway/content-client";
import type { TimeWindow } from "@courseway/coupons";
import type { Quote } from "@courseway/pricing";
import type { VisitorSettings } from "@courseway/visitor";
import type { ComponentType } from "react";
import type { Host } from "../../host/host.ts";
import { type EditAddresses, editAddresses } from "./edit-addresses.ts";
import { type LinkContext, linkContext } from "@courseway/chrome/links";
import type { PageModel, Slot } from "@courseway/page-model";

/** One offer of a block, with commerce's public price. */
export interface InspectedOffer {
  readonly request: QuoteRequest;
  /** Amounts in cents; null without a price. */
  readonly quote: Quote | null;
}

/** One row of the page, as its editor wrote it and as it was read. */
export interface InspectedBlock {
  /** From 0, in the editors' order, as in `data-inspected-block` on the page. */
  readonly index: number;
  readonly name: string;
  /** Its fields as plain JSON; null for a row that could not be read. */
  readonly fields: unknown;
  /** Why it is left out, or what it lacks; empty if all of it shows. */
  readonly notes: readonly string[];
  readonly isLeftOut: boolean;
  /** When it next changes by itself (epoch ms), or null. */
  readonly nextChange: number | null;
  readonly offers: readonly InspectedOffer[];
  /** The row's edit screen; null if unknown. */
  readonly editAddress: string | null;
}

/** The page's overlays. Whether one shows depends on the visitor. */
export interface InspectedOverlays {
  /** The email capture, or null if the page has none. [EC-001, EC-003, EC-009] */
  readonly emailCapture: {
    readonly coupon: string;
    /** The sale during which the capture is hidden. */
    readonly sale: TimeWindow;
    /** The scroll distance in px after which it shows; null for the default. */
    readonly threshold: number | null;
  } | null;
  readonly hasExitIntent: boolean;
  /** The ambassador campaigns that open the discount modal; empty for none. */
  readonly ambassador: readonly string[];
}

/** Moments in epoch ms. */
export interface PageSchedule {
  /** Null for a page without a date. */
  readonly publishedAt: number | null;
  readonly expiresAt: number | null;
  /** When entries of the page's lists expire. */
  readonly rowsExpireAt: readonly number[];
}

/** The panel's data about a preview. Plain JSON, never sent to visitors. */
export interface Inspection {
  readonly path: string;
  readonly token: string;
  readonly brandId: string;
  /** The IANA time zone of the brand's dates without an offset. */
  readonly timeZone: string;
  readonly isDraft: boolean;
  /** The page's edit screen; null if unknown. */
  readonly editAddress: string | null;
  /** The page's clock minus the server's, in ms; 0 for now. */
  readonly clockOffsetMs: number;
  /** Why the address's moment is refused, or null. */
  readonly momentProblem: string | null;
  /** When the page or an entry of its lists goes live or expires. */
  readonly schedule: PageSchedule;
  /** Whether this deployment can sign links to other moments. */
  readonly canTravel: boolean;
  readonly blocks: readonly InspectedBlock[];
  /** Errors in the page's SEO and sharing fields. */
  readonly health: readonly Advice[];
  /** Unreadable dates of the global sets and of the page's own fields. A block's are in its notes. */
  readonly unreadDates: readonly Advice[];
  readonly refusals: readonly string[];
  readonly overlays: InspectedOverlays;
  /** The settings of the browser's link rules. */
  readonly links: LinkContext;
}

/** The preview's panel: an island that provides the page's visitor and clock, and explains the page. */
export type PreviewFrame = ComponentType<{
  readonly context: PricingContext;
  readonly visitor: VisitorSettings;
  readonly inspection: Inspection;
}>;

/** The preview's data from the request and its host. */
export type PreviewRequest = Pick<Inspection, "token" | "clockOffsetMs" | "momentProblem" | "canTravel">;

/** The fields of a block without what JSON cannot hold. */
const plainJson = (value: unknown): unknown => {
  const text: string | undefined = JSON.stringify(value, (_, one: unknown) =>
    one instanceof Map ? Object.fromEntries(one) : one instanceof Set ? [...one] : one,
  );
  return text === undefined ? null : JSON.parse(text);
};

function inspectedBlock(slot: Slot, { ofRow }: EditAddresses): InspectedBlock {
  const { index, name } = slot;
  const row = { index, name, editAddress: ofRow(index) };
  if (slot.kind === "problem")
    return { ...row, fields: null, notes: [slot.reason], isLeftOut: true, nextChange: null, offers: [] };
  const { missing, content, nextChange, offers } = slot;
  const notes = missing === null ? [] : [missing];
  return { ...row, fields: plainJson(content), notes, isLeftOut: false, nextChange, offers: offers() };
}

/** Collects the panel's data about a page. */
export function inspect(
  model: PageModel,
  { brand, env }: Pick<Host, "brand" | "env">,
  request: PreviewRequest,
  { health, overlays }: Pick<Inspection, "health" | "overlays">,
): Inspection {
  const { page } = model.snapshot;
  const edited = editAddresses(page, env);
  return {
    ...request,
    path: model.context.path,
    brandId: brand.id,
    timeZone: brand.timeZone,
    isDraft: page.isDraft,
    editAddress: edited.entry,
    schedule: {
      publishedAt: craftMoment(page.postDate),
      expiresAt: craftMoment(page.expiryDate),
      rowsExpireAt: model.expiries,
    },
    blocks: model.slots.map((slot) => inspectedBlock(slot, edited)),
    health,
    overlays,
    unreadDates: model.unreadDates,
    refusals: page.refusals,
    links: linkContext(brand, model.promotion.offers),
  };
}
