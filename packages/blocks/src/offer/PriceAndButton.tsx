import { Price, type PlainButtonProps, type PriceProps } from "@courseway/ui";
import type { ReactNode } from "react";
import type { Cta } from "../shared/cta.ts";
import { OfferButton, type CtaDialogs } from "./OfferButton.tsx";
import type { OfferComponentProps } from "./offer.ts";
import { priceProps, type PriceParts } from "./price-parts.ts";

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
