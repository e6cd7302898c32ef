import { Badge, PlainButton } from "@courseway/ui";
import type { Cta } from "../shared/cta.ts";
import type { OfferComponentProps } from "./offer.ts";
import { CompareAtText, FeeAndTotal } from "./TileContent.tsx";

/**
 * One line with the price, the crossed-out price, the fee with the total, and the buy button.
 * [POP-004, POP-006, PR-013]
 */
export function BarLine({ cta, view }: { readonly cta: Cta } & OfferComponentProps) {
  const { price } = view;
  return (
    <>
      <p className="cw-offer-bar-price">
        <b>{price?.finalText}</b> <CompareAtText text={price?.compareAtText ?? null} /> <FeeAndTotal price={price} />
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

/** The popup's line about the saving. [POP-002] */
export function BarHead({ view }: OfferComponentProps) {
  const { price } = view;
  return price?.compareAtText || price?.saveText ? (
    <p className="cw-offer-bar-sale">
      <Badge tone="save">SALE</Badge>{" "}
      {price.saveText ? <strong className="cw-price-save">{price.saveText}</strong> : null}
    </p>
  ) : null;
}
