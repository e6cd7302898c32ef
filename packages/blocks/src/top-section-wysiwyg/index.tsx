import { Dialog, Heading, Image, RichText, Seal, Section } from "@courseway/ui";
import { type StructuredDataNode, type ViewInput, defineBlock } from "../define-block.ts";
import { GuaranteeDialog, GuaranteeLine } from "../offer/GuaranteeLine.tsx";
import { OfferBar } from "../offer/OfferBar.tsx";
import { priceTokens } from "../offer/price-tokens.ts";
import { productNodes } from "../offer/product-nodes.ts";
import { scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import { RatingBadge } from "../shared/RatingBadge.tsx";
import { TextModals } from "../shared/TextModals.tsx";
import { filmNodes } from "../shared/video/video.ts";
import { examples } from "./examples.ts";
import { type TopSectionContent, about, fields } from "./fields.ts";
import { getLink, secondAction, offerTimerChange } from "./price-view.ts";
import { TopSectionAside } from "./TopSectionAside.tsx";
import { TopSectionOffer } from "./TopSectionOffer.tsx";
import { type TopSectionProps, type TopSectionData, topSectionLoad, topSectionQuotes, topSectionView } from "./view.ts";

/** A page's hero: title and text, trust rating, and the price with one clear action. [BL-topSectionWysiwyg-001] */
export function TopSection(props: TopSectionProps) {
  const { id, aside, guarantee, schedule, modalHtml } = props;
  const ids = { cta: `${id}-cta`, guarantee: `${id}-guarantee`, modal: `${id}-modal` };
  const dialogs = { ...(modalHtml ? { modal: ids.modal } : {}), ...(schedule ? { schedule: schedule.id } : {}) };

  return (
    <Section
      ground={props.ground}
      pattern={!props.style}
      style={props.style}
      className={props.look ? `cw-hero-section ${props.className}`.trim() : props.className}
      {...(props.title ? { labelledBy: `${id}-title` } : {})}
    >
      <div
        className="cw-hero"
        data-aside={aside !== null}
        data-align={props.align === "left" ? undefined : props.align}
        data-look={props.look ?? undefined}
      >
        <div className="cw-hero-main">
          <Head {...props} />
          <TopSectionOffer section={props} ctaId={ids.cta} dialogs={dialogs} />
          {guarantee ? <GuaranteeLine guarantee={guarantee} dialogId={ids.guarantee} /> : null}
        </div>
        {aside ? <TopSectionAside {...aside} /> : null}
      </div>
      {guarantee ? <GuaranteeDialog guarantee={guarantee} dialogId={ids.guarantee} /> : null}
      {modalHtml ? (
        <Dialog id={ids.modal} title={props.title || "More information"} titleHidden>
          <RichText html={modalHtml} />
        </Dialog>
      ) : null}
      <TextModals modals={props.textModals} />
      <Bar {...props} ctaId={ids.cta} guaranteeId={ids.guarantee} />
    </Section>
  );
}

function Head({ id, align, eyebrow, title, seal, rating, html, featured, textModals, offer }: TopSectionProps) {
  return (
    <>
      {seal ? <Seal src={seal.url} alt={seal.alt} size={80} /> : null}
      {title ? (
        <Heading level={1} id={`${id}-title`} eyebrow={eyebrow || null} align={align}>
          {title}
        </Heading>
      ) : eyebrow ? (
        <p className="cw-eyebrow">{eyebrow}</p>
      ) : null}
      {rating ? <RatingBadge {...rating} /> : null}
      {featured ? (
        <div className="cw-featured" style={featured.style}>
          <Image
            src={featured.icon.url}
            alt={featured.icon.alt}
            width={40}
            height={40}
            fit="contain"
            lazy={featured.icon.lazy}
          />
          <RichText html={featured.html} size="small" />
        </div>
      ) : null}
      <RichText
        html={html}
        size="large"
        tokens={{ prices: priceTokens(offer.first.price) }}
        modals={textModals.map((modal) => modal?.id)}
      />
    </>
  );
}

function Bar({
  offer,
  eyebrow,
  title,
  rating,
  guarantee,
  ctaId,
  guaranteeId,
}: TopSectionProps & { readonly ctaId: string; readonly guaranteeId: string }) {
  if (!offer.bar || !offer.cta) return null;
  const isPopup = offer.bar === "popup";
  return (
    <OfferBar
      offer={offer.offer}
      first={offer.first}
      cta={offer.cta}
      watches={ctaId}
      variant={offer.bar}
      intro={
        isPopup ? (
          <div className="cw-offer-bar-intro">
            {eyebrow ? <p className="cw-eyebrow">{eyebrow}</p> : null}
            <p className="font-bold">{title}</p>
            {rating ? <RatingBadge {...rating} /> : null}
          </div>
        ) : null
      }
      guarantee={isPopup && guarantee ? <GuaranteeLine guarantee={guarantee} dialogId={guaranteeId} /> : null}
    />
  );
}

/** The structured data of a top section: its product if a price shows, and its film. [VID-001] */
function topSectionNodes(input: ViewInput<TopSectionContent, TopSectionData | null>): readonly StructuredDataNode[] {
  const { content, data } = input;
  const film = secondAction(content.videoButton, null).video;
  const product = { products: [content.product], link: getLink(content, null) };
  return [
    ...(content.showPricing ? productNodes(product, input) : []),
    ...filmNodes(film, data?.video ?? null, input.context.brand.vendors.videos),
  ];
}

/** The hero of a page, with price and one clear action. [BL-topSectionWysiwyg-001] */
export const topSectionWysiwyg = defineBlock({
  name: "topSectionWysiwyg",
  about,
  fields,
  quotes: topSectionQuotes,
  load: topSectionLoad,
  view: topSectionView,
  nextChange: offerTimerChange,
  component: TopSection,
  dialogs: ({ schedule }) => scheduleDialogs([schedule]),
  structuredData: topSectionNodes,
  examples,
  isInteractive: true,
  heading: "sectionTitle",
});
