import { parseWindow, type TimeWindow } from "@courseway/coupons";
import { saleActive } from "@courseway/coupons/emailed";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { captureHtml, type CaptureOffer, captureOffer } from "./capture-offer.ts";
import type { EmailCaptureContent } from "./fields.ts";

export interface EmailCaptureProps {
  readonly ground: "plain" | "tint";
  readonly offer: CaptureOffer;
  readonly sale: TimeWindow;
  readonly html: string;
  /** Empty if editors set nothing. */
  readonly afterHtml: string;
  readonly path: string;
  readonly index: number;
}

type Input = Pick<ViewInput<EmailCaptureContent, null>, "content" | "context">;

const NO_PROMO = { visible: false, nextChange: null };

const parseSale = (content: EmailCaptureContent, { brand }: BlockContext): TimeWindow =>
  parseWindow(content.saleStart, content.saleEnd, brand.timeZone);

/** When a sale that hides the form begins or ends. [EC-009] */
export const emailCaptureChange = (content: EmailCaptureContent, context: BlockContext): number | null =>
  captureOffer(content, context.brand) && saleActive(parseSale(content, context), NO_PROMO, context.now).nextChange;

/** [BL-emailCapture-001, EC-005, EC-009, EC-032] */
export function emailCaptureView({ content, context }: Input): EmailCaptureProps | null {
  const { brand, page, index, now } = context;
  const offer = captureOffer(content, brand);
  const sale = parseSale(content, context);
  if (offer === null || saleActive(sale, NO_PROMO, now).visible) return null;
  return {
    ground: getGround(index),
    offer,
    sale,
    html: captureHtml(content, offer),
    afterHtml: content.displayContentAfterSubmit,
    path: page.path,
    index,
  };
}
