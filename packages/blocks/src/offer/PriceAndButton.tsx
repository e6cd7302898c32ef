import { Price, type PlainButtonProps, type PriceProps } from "@courseway/ui";
import type { ReactNode } from "react";
import type { Cta } from "../shared/cta.ts";
import { OfferButton, type CtaDialogs } from "./OfferButton.tsx";
import type { OfferComponentProps } from "./offer.ts";
import { priceProps, type PriceParts } from "./price-parts.ts";

export interface PriceAndButtonSettings {
  /** Which words stand with the price; null shows no price at all. */
  readonly parts: PriceParts | null;
  readonly cta: Cta | null;
  readonly ctaId?: string | undefined;
  /** Drawn by the server, so that no icon set comes along. */
  readonly ctaDrawing?: ReactNode;
  readonly dialogs?: CtaDialogs | undefined;
  readonly size?: PriceProps["size"];
  readonly ctaSize?: PlainButtonProps["size"];
  readonly align?: "left" | "center";
  readonly fullWidth?: boolean;
  /** Whether the terms of a refund stand with the price; not where the guarantee's own line does. */
  readonly refund?: boolean;
  /** Between price and button. */
  readonly beforeCta?: ReactNode;
  /** After the button, in its group. */
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
