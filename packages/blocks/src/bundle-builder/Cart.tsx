import { cents, type BundleState, formatTotal } from "@courseway/pricing";
import { BUNDLE_TEXTS } from "@courseway/pricing/texts";
import { ModalDialog, PlainButton } from "@courseway/ui";
import { useState, type ReactNode } from "react";
import type { ChosenLook } from "../shared/button-fields.ts";

export interface CartProps {
  readonly id: string;
  readonly bundle: BundleState;
  readonly label: string;
  readonly look: ChosenLook | undefined;
  /** The brand's refund terms in a few words; null if it has none. */
  readonly refund: string | null;
  /** The checkout link of the selected courses. */
  readonly link: string;
  readonly children: ReactNode;
}

/**
 * Hours, total, fees and the checkout button, which asks for confirmation if there are too few hours.
 * [BB-009, BB-011, BB-012, BB-013, BB-026, BB-027, BB-028]
 */
export function Cart({ id, bundle, label, look, refund, link, children }: CartProps) {
  const { cart, hoursBadge, selectedHours, requiredHours, totalText } = bundle;
  const [isAsking, setAsking] = useState(false);
  const fees = bundle.products.reduce((sum, { selected, productData }) => sum + (selected ? productData.fee : 0), 0);
  return (
    <div className="cw-builder-cart">
      <div aria-live="polite">
        {bundle.products.length > 0 ? (
          <p className="cw-builder-hours" data-badge={hoursBadge}>
            {selectedHours} of {requiredHours} required hours selected
          </p>
        ) : null}
        <p className="cw-builder-total">
          Total Tuition <b>{totalText ?? "–"}</b>
        </p>
      </div>
      <p className="cw-small-print">{BUNDLE_TEXTS.tuitionNote}</p>
      {fees > 0 ? (
        <dl className="cw-builder-fees">
          <dt>Reporting fee</dt>
          <dd>{formatTotal(cents(fees))}</dd>
          <dt>At the checkout</dt>
          <dd>{formatTotal(cents(bundle.total + fees))}</dd>
        </dl>
      ) : null}
      {refund ? <p className="cw-refund">{refund}</p> : null}
      {children}
      <CartButton
        cart={cart}
        label={label}
        look={look}
        link={link}
        reasonId={`${id}-reason`}
        onConfirm={() => setAsking(true)}
      />
      {isAsking ? (
        <ModalDialog
          title={BUNDLE_TEXTS.confirmShortHours}
          onClose={() => setAsking(false)}
          actions={
            <>
              <PlainButton>{BUNDLE_TEXTS.confirmModify}</PlainButton>
              <PlainButton href={link} style="secondary">
                {BUNDLE_TEXTS.confirmProceed}
              </PlainButton>
            </>
          }
        >
          <p>{BUNDLE_TEXTS.confirmQuestion}</p>
        </ModalDialog>
      ) : null}
    </div>
  );
}

interface CartButtonProps extends Pick<CartProps, "label" | "look" | "link"> {
  readonly cart: BundleState["cart"];
  readonly reasonId: string;
  readonly onConfirm: () => void;
}

/**
 * The checkout button. It asks for confirmation if hours are missing, and otherwise links to the checkout. With nothing
 * to buy, it is disabled and shows the reason. [BB-010, BB-011]
 */
function CartButton({ cart, label, look, link, reasonId, onConfirm }: CartButtonProps) {
  if (cart.confirm)
    return (
      <PlainButton size="large" {...look} onClick={onConfirm}>
        {label}
      </PlainButton>
    );
  if (cart.enabled)
    return (
      <PlainButton size="large" {...look} href={link}>
        {label}
      </PlainButton>
    );
  return (
    <>
      <button
        type="button"
        className="cw-button"
        data-style="primary"
        data-size={look?.size ?? "large"}
        aria-label={look?.ariaLabel}
        disabled
        aria-describedby={reasonId}
      >
        <span className="cw-button-label">{label}</span>
      </button>
      <p id={reasonId} className="cw-field-description">
        {BUNDLE_TEXTS.nothingSelected}
      </p>
    </>
  );
}
