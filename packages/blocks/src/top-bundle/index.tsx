import { Heading, RichText, Seal, Section, Stars } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { GuaranteeDialog, GuaranteeLine } from "../offer/GuaranteeLine.tsx";
import { OfferBar } from "../offer/OfferBar.tsx";
import { PageCountdown } from "../offer/PageCountdown.tsx";
import { priceTokens } from "../offer/price-tokens.ts";
import { PricedCta } from "../offer/PricedCta.tsx";
import { BlockPicture } from "../shared/picture.tsx";
import { VideoButton } from "../shared/video/Film.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type TopBundleProps, topBundleLoad, topBundleNodes, topBundleQuotes, topBundleView } from "./view.ts";

/** The shown size of the picture, in px. [BL-topSectionWysiwyg-006] */
const PICTURE = { width: 370, height: 242 } as const;

/** A page's hero above its bundles. [BL-topBundle-001, BL-topSectionWysiwyg-001] */
function TopBundle({ id, now, title, aside, asideFirst, offer, guarantee, ...props }: TopBundleProps) {
  const ids = { title: `${id}-title`, cta: `${id}-cta`, guarantee: `${id}-guarantee` };
  const { bar } = offer;
  const { html, seal, rating, film } = props;
  return (
    <Section ground={props.ground} pattern {...(title ? { labelledBy: ids.title } : {})}>
      <div className="cw-hero" data-aside={aside !== null} data-aside-first={asideFirst || undefined}>
        <div className="cw-hero-main">
          {seal ? <Seal src={seal.url} alt={seal.alt} size={80} /> : null}
          {title ? (
            <Heading level={1} id={ids.title}>
              {title}
            </Heading>
          ) : null}
          {rating ? <Stars rating={rating.text} caption={rating.caption} /> : null}
          <RichText html={html} size="large" tokens={{ prices: priceTokens(offer.first.price) }} />
          <PricedCta
            offer={offer.offer}
            first={offer.first}
            parts={offer.parts}
            cta={offer.cta}
            ctaId={ids.cta}
            size="large"
            ctaSize="large"
            beforeCta={offer.ends === null ? null : <PageCountdown ends={offer.ends} now={now} label="OFFER ENDS" />}
            afterCta={film ? <VideoButton video={film} players={props.players} /> : null}
          />
          {guarantee ? <GuaranteeLine guarantee={guarantee} dialogId={ids.guarantee} /> : null}
        </div>
        {aside ? <Aside {...aside} /> : null}
      </div>
      {guarantee ? <GuaranteeDialog guarantee={guarantee} dialogId={ids.guarantee} /> : null}
      {bar ? <OfferBar {...bar} watches={ids.cta} variant="bar" /> : null}
    </Section>
  );
}

function Aside({ topHtml, picture, bottomHtml }: NonNullable<TopBundleProps["aside"]>) {
  return (
    <div className="cw-hero-aside">
      <RichText html={topHtml} className="cw-hero-remark" />
      {picture ? (
        <BlockPicture picture={picture} {...PICTURE} sizes="(max-width: 406px) calc(100vw - 36px), 370px" />
      ) : null}
      <RichText html={bottomHtml} className="cw-hero-remark" />
    </div>
  );
}

/** The hero of a page with bundles. [BL-topBundle-001] */
export const topBundle = defineBlock({
  name: "topBundle",
  about,
  fields,
  quotes: topBundleQuotes,
  load: topBundleLoad,
  view: topBundleView,
  component: TopBundle,
  structuredData: topBundleNodes,
  examples,
  isInteractive: true,
  heading: "topProductTitle",
});
