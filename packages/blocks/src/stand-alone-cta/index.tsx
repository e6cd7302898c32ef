import { RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import type { PriceParts } from "../offer/PriceAndButton.tsx";
import { priceTokens } from "../offer/price-tokens.ts";
import { PricedCta } from "../offer/PricedCta.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type StandAloneCtaProps, standAloneCtaNodes, standAloneCtaQuotes, standAloneCtaView } from "./view.ts";

const PARTS: PriceParts = { saveText: true, badge: false, savings: false, payLater: true };

/** A centered button between two sections, below its price. [BL-standAloneCta-001] */
function StandAloneCta(props: StandAloneCtaProps) {
  const { offer, first, cta, textHasPrice } = props;
  const text = props.text ? (
    <RichText html={props.text} size="large" className="cw-offer-text" tokens={{ prices: priceTokens(first.price) }} />
  ) : null;
  return (
    <Section ground={props.ground} space="small">
      <div className="cw-stand-alone-cta">
        {textHasPrice ? null : text}
        <PricedCta
          offer={offer}
          first={first}
          parts={props.showsPrice ? PARTS : null}
          cta={cta}
          ctaSize="large"
          align="center"
          priceText={textHasPrice ? text : null}
        />
      </div>
    </Section>
  );
}

/** One button by itself, with or without a price. [BL-standAloneCta-001] */
export const standAloneCta = defineBlock({
  name: "standAloneCta",
  about,
  fields,
  quotes: standAloneCtaQuotes,
  view: standAloneCtaView,
  component: StandAloneCta,
  structuredData: standAloneCtaNodes,
  examples,
  isInteractive: true,
});
