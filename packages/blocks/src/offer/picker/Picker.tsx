import { Icon, linkAttributes, PlainButton, Select } from "@courseway/ui";
import { Fragment, useId } from "react";
import { PricedCta } from "../PricedCta.tsx";
import { FeeAndTotal } from "../TileContent.tsx";
import { Island } from "../../shared/island/Island.client.tsx";
import type { PlainIslandProps } from "../../shared/island/plain-island.client.tsx";
import type { PickerData, PickerPrice } from "./build-picker.ts";
import { LOADING_STATE, type PickerChoices } from "./Picker.plain.ts";

declare module "../../shared/island/Island.client.tsx" {
  interface Islands {
    readonly Picker: PlainIslandProps<PickerChoices>;
  }
}

const PRICE_PARTS = { saveText: false, badge: false, savings: true, payLater: false };

const NO_PRODUCTS = [{ value: "", label: "Select a Product" }];

/** A choice of state and product with a button; without JavaScript a list of all products. [BL-productPicker-001] */
export function Picker({ stateLabel, productLabel, states, prices, cta }: PickerData) {
  // The choices are never submitted, but each control on a page needs its own name.
  const id = useId();
  const { label, noopener, look } = cta;
  return (
    <div className="cw-picker">
      <Island of="Picker" data={{ states, cta: { label, noopener, ...(look && { look }) } }}>
        <div className="cw-picker-choices" data-full={cta.fullWidth}>
          <Select
            id={`${id}-state`}
            name={`${id}-state`}
            label={stateLabel}
            placeholder={LOADING_STATE}
            options={states.map(({ name }) => ({ value: name, label: name }))}
            defaultValue=""
            required
          />
          <Select
            id={`${id}-product`}
            name={`${id}-product`}
            label={productLabel}
            options={NO_PRODUCTS}
            defaultValue=""
            disabled
          />
          <LowestPrice prices={prices} />
          <PlainButton
            {...cta.own}
            style={cta.style}
            size={look?.size}
            fullWidth={cta.fullWidth}
            noopener={noopener}
            drawing={cta.useIcon ? <Icon name="arrow-right" /> : null}
            ariaLabel={look?.ariaLabel}
          >
            {label}
          </PlainButton>
        </div>
        {prices.map((price, index) => (
          <template key={index} data-slot={index}>
            <PickerPriceLine {...price} />
          </template>
        ))}
      </Island>
      <noscript>
        <ul className="cw-picker-links">
          {states.map(({ name, products }) => (
            <li key={name}>
              <b>{name}</b>{" "}
              {products.map((product, index) => (
                <Fragment key={index}>
                  <a href={product.href} {...linkAttributes(product)}>
                    {product.name}
                  </a>
                  <PriceInWords price={prices[product.price ?? -1]} />
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
}

const PickerPriceLine = (price: PickerPrice) => <PricedCta {...price} parts={PRICE_PARTS} cta={null} size="small" />;

/** The lowest price. The price of the chosen product replaces it. */
function LowestPrice({ prices }: Pick<PickerData, "prices">) {
  const [lowest] = prices.toSorted((a, b) => getCents(a) - getCents(b));
  if (!lowest) return null;
  return (
    <div className="cw-picker-price" aria-live="polite">
      <div className="cw-picker-lowest">
        {prices.length > 1 && <span className="cw-price-note">From</span>}
        <PickerPriceLine {...lowest} />
      </div>
    </div>
  );
}

const getCents = ({ offer }: PickerPrice): number => offer.quote?.discountPrice ?? Infinity;

function PriceInWords({ price }: { readonly price: PickerPrice | undefined }) {
  const shown = price?.first.price;
  if (!shown) return null;
  return (
    <span>
      <b>{shown.finalText}</b> <FeeAndTotal price={shown} />
    </span>
  );
}
