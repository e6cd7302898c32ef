"use client";

import type { Delivery, BundleState } from "@courseway/pricing";
import { BUNDLE_TEXTS } from "@courseway/pricing/texts";
import { ModalDialog } from "@courseway/ui";
import { useVisitor } from "@courseway/visitor/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { orderLink } from "../offer/order-link.ts";
import { Cart } from "./Cart.tsx";
import { ProductList } from "./ProductList.tsx";
import { Schedule } from "./Schedule.tsx";
import { StateChoice } from "./StateChoice.tsx";
import { useBundle } from "./use-bundle.ts";
import type { BuilderData } from "./view.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly Builder: BuilderProps;
  }
}

export interface BuilderProps {
  readonly data: BuilderData;
  /** The level of the headings inside. */
  readonly level: 2 | 3;
  /** Rendered on the server, so that the island ships no icon set. */
  readonly arrow: ReactNode;
  readonly moreInfo: readonly { readonly state: string; readonly node: ReactNode }[];
}

const DELIVERIES: readonly Delivery[] = ["webinar", "online"];

/**
 * The steps of the builder: states, delivery method, courses, checkout. The rules are in the pricing package.
 * [BB-001, BB-003, BB-004]
 */
export function Builder({ data, level, arrow, moreInfo }: BuilderProps) {
  const { id, labels, page, coupon } = data;
  const [bundle, actions] = useBundle(data);
  const offers = useVisitor((visitor) => visitor.offers) ?? page.offers;
  const { cart, delivery, states, products } = bundle;
  const link = orderLink({ ...cart, state: states.join(",") || null, coupon }, page, offers);
  const Title = `h${level}` as const;

  return (
    <div className="cw-builder-form">
      <div className="cw-builder-steps">
        <Title className="cw-heading" data-size="h4">
          {labels.form}
        </Title>
        <StateChoice id={id} label={labels.states} bundle={bundle} onToggle={actions.toggleState} arrow={arrow} />
        <fieldset className="cw-builder-delivery">
          <legend className="cw-field-label">{labels.delivery}</legend>
          {DELIVERIES.map((way) => (
            <label key={way} className="cw-builder-tick">
              <input
                type="radio"
                name={`${id}-delivery`}
                checked={delivery === way}
                onChange={() => actions.chooseDelivery(way)}
              />
              {BUNDLE_TEXTS.deliveries[way]}
            </label>
          ))}
        </fieldset>
        <Cart id={id} bundle={bundle} label={labels.cart} look={data.look} refund={data.page.refundLine} link={link}>
          {data.showsSchedule ? <Schedule courseIds={bundle.scheduleCourseIds} /> : null}
        </Cart>
      </div>
      <div className="cw-builder-products">
        {products.length > 0 ? (
          <ProductList
            bundle={bundle}
            labels={labels}
            level={level}
            onToggle={actions.toggleProduct}
            moreInfo={moreInfo}
          />
        ) : (
          <NoCourses hasStates={states.length > 0} hasDelivery={delivery !== null} />
        )}
      </div>
      <RegulatorWarning bundle={bundle} />
    </div>
  );
}

/** The steps to take before courses show. Completed steps have a mark. */
function NoCourses({ hasStates, hasDelivery }: { readonly hasStates: boolean; readonly hasDelivery: boolean }) {
  if (hasStates && hasDelivery)
    return <p className="cw-builder-empty">No course is sold for this choice at the moment.</p>;
  return (
    <div className="cw-builder-empty">
      <p>Your courses will stand here, with their hours and prices.</p>
      <ol>
        <li data-done={hasStates || undefined}>Choose one or more states to see their courses.</li>
        <li data-done={hasDelivery || undefined}>Choose how you want to study.</li>
        <li>Check the hours and the total.</li>
      </ol>
    </div>
  );
}

const STATES = new Intl.ListFormat("en-US");

interface RegulatorWarningProps {
  readonly bundle: Pick<BundleState, "products" | "regulatorWarnings">;
}

/**
 * A warning that opens when a course of a state with several regulators is added, and names the states. Escape, X and a
 * click elsewhere close it. [BB-007, BB-008, BB-015]
 */
function RegulatorWarning({ bundle: { regulatorWarnings: productIds, products } }: RegulatorWarningProps) {
  const [isOpen, setOpen] = useState(false);
  const warned = useRef<readonly string[]>([]);
  useEffect(() => {
    if (productIds.some((productId) => !warned.current.includes(productId))) setOpen(true);
    warned.current = productIds;
  }, [productIds]);
  if (!isOpen) return null;
  const warnedProducts = products.filter(({ productData }) => productIds.includes(productData.productId));
  const states = [...new Set(warnedProducts.map(({ entryState }) => entryState))];
  return (
    <ModalDialog title={BUNDLE_TEXTS.regulatorWarning} onClose={() => setOpen(false)}>
      <p>
        <strong>{STATES.format(states)}:</strong> {BUNDLE_TEXTS.regulatorNote}
      </p>
    </ModalDialog>
  );
}
