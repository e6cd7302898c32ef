import { type PriceProps, PlainButton, type PlainButtonProps, Price } from "@courseway/ui";
import type { ReactNode } from "react";
import type { Cta, CtaKind } from "../shared/cta.ts";
import type { OfferPrice, OfferComponentProps } from "./offer.ts";
import type { VisitorNotice } from "./visitor-notice.ts";

/** Which texts show with a price. On some blocks the editor's switches decide. */
export interface PriceParts {
  /** "Save 20% Today" below the price. */
  readonly saveText: boolean;
  /** Percent or dollars off, next to the price. [PR-022] */
  readonly badge: boolean;
  /** "You save $20.50". [PR-025] */
  readonly savings: boolean;
  /** Monthly and four-part payment. [PR-019] */
  readonly payLater: boolean;
  /** Who pays the price, and who pays the crossed-out price. */
  readonly audiences?: { readonly final: string; readonly compareAt: string };
}

/**
 * The price component's props for the chosen parts. The notice of a coupon that lowers the price comes first in the
 * saving's line, which usually exists already, so little below it moves. The notice of a coupon that does not lower the
 * price shows below that line. [CP-024]
 */
function priceProps(price: OfferPrice, parts: PriceParts, notice: VisitorNotice | null): PriceProps {
  const { finalText, compareAtText, startingAt, feeText, totalText } = price;
  const saving = parts.savings && price.savingsText ? `You save ${price.savingsText}` : null;
  const applied = notice?.lowers === true ? notice.text : null;
  return {
    finalText,
    compareAtText,
    audiences: parts.audiences,
    startingAt,
    feeText,
    totalText,
    badgeText: parts.badge ? price.badgeText : null,
    badgeNote: price.badgeNote,
    saveText: [applied, saving ?? (parts.saveText ? price.saveText : null)].filter(Boolean).join(" ") || null,
    couponNote: notice?.lowers === false ? notice.text : null,
    affirm: parts.payLater ? price.affirm : null,
    klarna: parts.payLater ? price.klarna : null,
  };
}

/** Ids of the dialogs that a call to action can open instead of following a link. [LNK-016, LNK-017] */
export type CtaDialogs = Readonly<Partial<Record<CtaKind, string>>>;

export interface OfferButtonProps extends Pick<PlainButtonProps, "id" | "size" | "drawing" | "fullWidth"> {
  readonly cta: Cta;
  /** The offer's current link; without it the button has the call to action's own link. */
  readonly href?: string | null;
  readonly dialogs?: CtaDialogs | undefined;
}

/**
 * An offer's call to action: a link, or a button that opens a dialog; nothing if that dialog is missing.
 * [LNK-015, LNK-016, LNK-017]
 */
export function OfferButton({ cta, href, dialogs, ...appearance }: OfferButtonProps) {
  const opens = dialogs?.[cta.kind];
  if (cta.kind !== "link" && !opens) return null;
  return (
    <PlainButton
      {...appearance}
      {...(opens ? { opens } : { href: href ?? cta.link, newTab: cta.newTab, nofollow: cta.nofollow })}
      style={cta.style}
      size={cta.size ?? appearance.size}
      ariaLabel={cta.ariaLabel}
      tag={cta.tag}
    >
      {cta.label}
    </PlainButton>
  );
}

export interface PriceAndButtonSettings {
  /** Which texts show with the price; null shows no price. */
  readonly parts: PriceParts | null;
  readonly cta: Cta | null;
  readonly ctaId?: string | undefined;
  /** Rendered by the server, so that the browser loads no icon set. */
  readonly ctaDrawing?: ReactNode;
  readonly dialogs?: CtaDialogs | undefined;
  readonly size?: PriceProps["size"];
  readonly ctaSize?: PlainButtonProps["size"];
  readonly align?: "left" | "center";
  readonly fullWidth?: boolean;
  /** Whether the refund terms show with the price; false where the guarantee's own line shows. */
  readonly refund?: boolean;
  /** Shown between price and button. */
  readonly beforeCta?: ReactNode;
  /** Shown after the button, in the same group. */
  readonly afterCta?: ReactNode;
}

/** The part of an offer that a coupon changes: price and buy button. [CP-024, CP-026] */
export function PriceAndButton({ view, notice, ...settings }: PriceAndButtonSettings & OfferComponentProps) {
  const { parts, cta, align = "left", size = "default", refund, beforeCta, afterCta } = settings;
  return (
    <>
      {parts && view.price ? <Price {...priceProps(view.price, parts, notice)} size={size} align={align} /> : null}
      {refund && view.refund ? <p className="cw-refund">{view.refund}</p> : null}
      {beforeCta}
      {cta || afterCta ? (
        <div className="cw-button-group" data-layout="row" data-align={align === "left" ? undefined : align}>
          {cta ? (
            <OfferButton
              id={settings.ctaId}
              cta={cta}
              href={view.href}
              dialogs={settings.dialogs}
              size={settings.ctaSize}
              drawing={settings.ctaDrawing}
              fullWidth={settings.fullWidth}
            />
          ) : null}
          {afterCta}
        </div>
      ) : null}
    </>
  );
}
