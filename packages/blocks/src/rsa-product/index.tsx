import { Heading, Icon, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { SavedPercent } from "../offer/OfferPart.tsx";
import { BlockPicture } from "../shared/picture.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type RsaProductProps, rsaProductQuotes, rsaProductView } from "./view.ts";

/** The percentage in the heading if there is no price. [BL-rsaProduct-006] */
const FALLBACK_PERCENT = 25;

/** A picture next to a heading, the offer, a list of what it includes, and a button. [BL-rsaProduct-001] */
function RsaProduct(props: RsaProductProps) {
  const { ground, headingId, title, offer, first, level, html, bullets, cta, picture, pictureText } = props;
  return (
    <Section ground={ground} labelledBy={headingId}>
      <div className="cw-rsa" data-picture={picture !== null}>
        {picture && (
          <figure className="cw-rsa-picture">
            <BlockPicture picture={picture} width={459} />
            {pictureText && <figcaption>{pictureText}</figcaption>}
          </figure>
        )}
        <div className="cw-rsa-words">
          <Heading level={level} size="h2" id={headingId}>
            {title ?? <BuiltInTitle offer={offer} first={first} />}
          </Heading>
          <p className="cw-rsa-offer">Free first month, then $5/month, cancel anytime.</p>
          <RichText html={html} />
          <ul className="cw-rsa-bullets">
            {bullets.map((bullet, index) => (
              <li key={index}>
                <Icon name="check" />
                {bullet}
              </li>
            ))}
          </ul>
          {cta && <CtaButton cta={cta} size="large" />}
          {!picture && pictureText && <p className="cw-rsa-note">{pictureText}</p>}
        </div>
      </div>
    </Section>
  );
}

/**
 * The built-in title. It names the product's saving, including that of the visitor's own coupon.
 * [BL-rsaProduct-003, BL-rsaProduct-005]
 */
function BuiltInTitle({ offer, first }: Pick<RsaProductProps, "offer" | "first">) {
  return (
    <>
      Save{" "}
      {first.savedPercent === null ? (
        `${FALLBACK_PERCENT}%`
      ) : (
        <Island of="CurrentOffer" variant="percent" offer={offer} first={first}>
          <SavedPercent view={first} />
        </Island>
      )}{" "}
      when you select 1 FREE month of Allstate Roadside Services
    </>
  );
}

/** The roadside offer. [BL-rsaProduct-001] */
export const rsaProduct = defineBlock({
  name: "rsaProduct",
  about,
  fields,
  quotes: rsaProductQuotes,
  view: rsaProductView,
  component: RsaProduct,
  examples,
  heading: "rsaTitle",
  isInteractive: true,
});
