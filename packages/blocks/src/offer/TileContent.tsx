import { linkAttributes } from "@courseway/ui";
import type { Cta } from "../shared/cta.ts";
import type { OfferComponentProps, OfferView } from "./offer.ts";

export interface TileContentSettings {
  readonly title: string;
  readonly showPrice: boolean;
  readonly cta: Cta;
}

/** The text of a tile that is one link: title and price. [BL-productCards-007] */
export function TileContent({ title, showPrice, cta, view, notice }: TileContentSettings & OfferComponentProps) {
  const price = showPrice ? view.price : null;
  return (
    <>
      <a
        className="cw-card-link cw-tile-title"
        href={view.href ?? cta.link}
        data-cta-tag={cta.tag ?? undefined}
        {...linkAttributes(cta)}
      >
        {title || cta.label}
      </a>
      {price ? (
        <span className="cw-tile-price">
          {price.startingAt ? "Starting at " : null}
          <b>{price.finalText}</b> <CompareAtText text={price.compareAtText} />
          <FeeAndTotal price={price} />
          {view.refund ? <small className="cw-refund">{view.refund}</small> : null}
          {notice?.lowers === true ? <strong className="cw-offer-applied"> {notice.text}</strong> : null}
          {notice?.lowers === false ? <span className="cw-price-note"> {notice.text}</span> : null}
        </span>
      ) : null}
    </>
  );
}

/** A price's fee and its total with the fee; nothing without a fee. [PR-013] */
export function FeeAndTotal({ price }: Pick<OfferView, "price">) {
  if (!price?.totalText) return null;
  return (
    <small className="cw-fee">
      <span>{price.feeText}, </span>
      {price.totalText}
    </small>
  );
}

/** A crossed-out price with the word "was" for screen readers. */
export function CompareAtText({ text }: { readonly text: string | null }) {
  if (!text) return null;
  return (
    <s>
      <span className="cw-visually-hidden">was </span>
      {text}
    </s>
  );
}
