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
import type { PageModel, Slot } from "../../page/page-model.ts";

/** One thing that a block sells, and what commerce answered for everybody. */
export interface InspectedOffer {
  readonly request: QuoteRequest;
  /** Amounts in cents; null where commerce gave no price. */
  readonly quote: Quote | null;
}

/** One row of the page as its editor wrote it and as it was read. */
export interface InspectedBlock {
  /** From 0, in the editors' order; the element on the page says the same in `data-inspected-block`. */
  readonly index: number;
  readonly name: string;
  /** Its fields as read: plain JSON. Null for a row that could not be read. */
  readonly fields: unknown;
  /** Why it is left out, or what it is shown without; empty where all of it shows. */
  readonly notes: readonly string[];
  readonly isLeftOut: boolean;
  /** Epoch ms at which it shows something else by itself, or null. */
  readonly nextChange: number | null;
  readonly offers: readonly InspectedOffer[];
  /** Where its row is edited in the content system; null where that is not known. */
  readonly editAddress: string | null;
}

/** What stands over a page, as far as an editor asked for it; who sees it, the visitor decides. */
export interface InspectedOverlays {
  /** The email capture, or null where the page has none. [EC-001, EC-003, EC-009] */
  readonly emailCapture: {
    readonly coupon: string;
    /** While it runs the capture stays away. */
    readonly sale: TimeWindow;
    /** After how many pixels of scrolling it shows; null for the documented number. */
    readonly threshold: number | null;
  } | null;
  readonly hasExitIntent: boolean;
  /** The ambassador campaigns that open the discount's modal; empty where the page has none. */
  readonly ambassador: readonly string[];
}

/** Moments in epoch ms. */
export interface PageSchedule {
  /** Null for a page without a date. */
  readonly publishedAt: number | null;
  readonly expiresAt: number | null;
  /** When entries in the page's lists expire. */
  readonly rowsExpireAt: readonly number[];
}

/** What an editor can know about a preview. Plain JSON, given to the panel and to no visitor. */
export interface Inspection {
  readonly path: string;
  readonly token: string;
  readonly brandId: string;
  /** IANA name: the zone in which the brand's dates without an offset are read. */
  readonly timeZone: string;
  readonly isDraft: boolean;
  /** Where the page's entry is edited in the content system; null where that is not known. */
  readonly editAddress: string | null;
  /** How far the page's clock is from the server's, in ms; 0 for now. */
  readonly clockOffsetMs: number;
  /** Why the address's moment does not hold, or null. */
  readonly momentProblem: string | null;
  /** When the page or an entry in its lists comes or goes by its editor's dates. */
  readonly schedule: PageSchedule;
  /** Whether this deployment can sign links to other moments. */
  readonly canTravel: boolean;
  readonly blocks: readonly InspectedBlock[];
  /** What is wrong with what its editor wrote for search results and for sharing. */
  readonly health: readonly Advice[];
  /** Dates that cannot be read, of the site's sets and of the page's own fields; a block's are among its notes. */
  readonly unreadDates: readonly Advice[];
  readonly refusals: readonly string[];
  readonly overlays: InspectedOverlays;
  /** What the browser decorates links with. */
  readonly links: LinkContext;
}

/** What a preview has in addition to the page: an island that provides the page's visitor and clock, and explains the page. */
export type PreviewFrame = ComponentType<{
  readonly context: PricingContext;
  readonly visitor: VisitorSettings;
  readonly inspection: Inspection;
}>;

/** What only the request and its host know of a preview. */
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

/** Everything that the panel knows about a page. */
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
