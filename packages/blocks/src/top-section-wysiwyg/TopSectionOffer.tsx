import { Icon, RichText } from "@courseway/ui";
import { OfferButton, type CtaDialogs } from "../offer/PriceAndButton.tsx";
import { PageCountdown } from "../offer/PageCountdown.tsx";
import { PricedCta } from "../offer/PricedCta.tsx";
import { priceTokens } from "../offer/price-tokens.ts";
import { VideoButton } from "../shared/video/Film.tsx";
import type { TopSectionProps } from "./view.ts";

export interface TopSectionOfferProps {
  readonly section: TopSectionProps;
  /** The main button's id. The bar at the bottom of the screen watches this button. */
  readonly ctaId: string;
  readonly dialogs: CtaDialogs;
}

/** The price line with the countdown, and the group of buttons. [BL-topSectionWysiwyg-001, BL-topSectionWysiwyg-004] */
export function TopSectionOffer({ section, ctaId, dialogs }: TopSectionOfferProps) {
  const { offer, second } = section;
  const text = offer.text ? (
    <RichText
      html={offer.text}
      size="large"
      className="cw-offer-text"
      tokens={{ prices: priceTokens(offer.first.price) }}
    />
  ) : null;

  return (
    <>
      {offer.textHasPrice ? null : text}
      <PricedCta
        offer={offer.offer}
        first={offer.first}
        parts={offer.parts}
        cta={offer.cta}
        ctaId={ctaId}
        ctaDrawing={offer.arrow ? <Icon name={offer.arrow} /> : null}
        dialogs={dialogs}
        size="large"
        ctaSize="large"
        refund={section.guarantee === null && (offer.parts !== null || offer.textHasPrice)}
        align={section.align === "center" ? "center" : "left"}
        priceText={offer.textHasPrice ? text : null}
        beforeCta={
          offer.ends === null ? null : <PageCountdown ends={offer.ends} now={section.now} label="OFFER ENDS" />
        }
        afterCta={
          second.button || second.video ? (
            <>
              {second.button ? <OfferButton cta={second.button} dialogs={dialogs} size="large" /> : null}
              {second.video ? <VideoButton video={second.video} players={section.players} /> : null}
            </>
          ) : null
        }
      />
    </>
  );
}
