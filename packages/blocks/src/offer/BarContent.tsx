import { Badge, PlainButton } from "@courseway/ui";
import type { Cta } from "../shared/cta.ts";
import type { OfferComponentProps } from "./offer.ts";
import { CompareAtText } from "./TileContent.tsx";

/** Struck price, price and buy button in one line. [POP-004, POP-006] */
export function BarLine({ cta, view }: { readonly cta: Cta } & OfferComponentProps) {
  return (
    <>
      <p className="cw-offer-bar-price">
        <b>{view.price?.finalText}</b> <CompareAtText text={view.price?.compareAtText ?? null} />
      </p>
      <PlainButton
        href={view.href ?? cta.link}
        newTab={cta.newTab}
        nofollow={cta.nofollow}
        ariaLabel={cta.ariaLabel}
        tag={cta.tag}
      >
        {cta.label}
      </PlainButton>
      {view.refund ? <p className="cw-offer-bar-refund">{view.refund}</p> : null}
    </>
  );
}

/** What the popup says of the saving. [POP-002] */
export function BarHead({ view }: OfferComponentProps) {
  const { price } = view;
  return price?.compareAtText || price?.saveText ? (
    <p className="cw-offer-bar-sale">
      <Badge tone="save">SALE</Badge>{" "}
      {price.saveText ? <strong className="cw-price-save">{price.saveText}</strong> : null}
    </p>
  ) : null;
}
