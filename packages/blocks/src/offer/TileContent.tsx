import { linkAttributes } from "@courseway/ui";
import type { Cta } from "../shared/cta.ts";
import type { OfferComponentProps } from "./offer.ts";

export interface TileContentSettings {
  readonly title: string;
  readonly showPrice: boolean;
  readonly cta: Cta;
}

/** The words of a tile that is one link: title and price. [BL-productCards-007] */
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
          {view.refund ? <small className="cw-refund">{view.refund}</small> : null}
          {notice?.lowers === true ? <strong className="cw-offer-applied"> {notice.text}</strong> : null}
          {notice?.lowers === false ? <span className="cw-price-note"> {notice.text}</span> : null}
        </span>
      ) : null}
    </>
  );
}

/** A crossed-out price with its word for screen readers. */
export function CompareAtText({ text }: { readonly text: string | null }) {
  if (!text) return null;
  return (
    <s>
      <span className="cw-visually-hidden">was </span>
      {text}
    </s>
  );
}
