import type { ReactNode } from "react";
import { Badge } from "../badge/Badge.tsx";
import { cx } from "../shared/cx.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export interface PayLaterLine {
  readonly text: string;
}

/** Only finished texts: `<Price {...display} />` takes a `PriceDisplay` of the pricing package unchanged. */
export interface PriceProps {
  /** The price to pay: "$59". */
  readonly finalText: string;
  /** The price before the discount, crossed out. */
  readonly compareAtText?: string | null | undefined;
  /**
   * Who pays which of the two prices, such as "for members" and "for non-members". Each price then has its own line.
   */
  readonly audiences?: { readonly final: string; readonly compareAt: string } | null | undefined;
  /** Whether "Starting at" stands above the price. */
  readonly startingAt?: boolean | undefined;
  /** A fee on top of the price, below it. */
  readonly feeText?: string | null | undefined;
  /** "$73.70 total": the sum of price and fee, printed after the fee. */
  readonly totalText?: string | null | undefined;
  /** The discount next to the price: "20%" or "$10". */
  readonly badgeText?: string | null | undefined;
  /** "off list price": the price that the badge refers to, if it is not the compare-at price. [PR-020, PR-021] */
  readonly badgeNote?: string | null | undefined;
  /** For example "Save 20% Today", under the price. */
  readonly saveText?: string | null | undefined;
  /** The reason why a visitor's coupon does not apply, in quiet text below the saving. */
  readonly couponNote?: string | null | undefined;
  /** The line about paying later with Affirm. */
  readonly affirm?: PayLaterLine | null | undefined;
  /** The line about paying later with Klarna. */
  readonly klarna?: PayLaterLine | null | undefined;
  /** `default` unless given. */
  readonly size?: "small" | "default" | "large";
  /** `left` by default. */
  readonly align?: "left" | "center";
  /** More classes. */
  readonly className?: string;
}

/**
 * A price: the final price largest, the crossed-out price smaller with "was" for screen readers, the saving as a badge,
 * pay-later lines in quiet text.
 */
export function Price(props: PriceProps) {
  const { finalText, compareAtText, startingAt, feeText, totalText, badgeText, badgeNote, saveText, couponNote } =
    props;
  const { affirm, klarna } = props;
  const audiences = compareAtText ? props.audiences : null;
  return (
    <div
      className={cx("cw-price", props.className)}
      data-size={props.size ?? "default"}
      data-align={props.align === "left" ? undefined : props.align}
    >
      {startingAt ? <span className="cw-price-note">Starting at</span> : null}
      <div className="cw-price-line" data-audiences={audiences ? true : undefined}>
        {compareAtText ? <CompareAt audience={audiences?.compareAt}>{compareAtText}</CompareAt> : null}
        <span className="cw-price-final">
          {compareAtText && !audiences ? <VisuallyHidden>now </VisuallyHidden> : null}
          {finalText}
          {audiences ? <small> {audiences.final}</small> : null}
        </span>
        {badgeText ? (
          <Badge tone="save">
            {badgeNote ? null : <VisuallyHidden>Save </VisuallyHidden>}
            {badgeText}
            {badgeNote ? ` ${badgeNote}` : <span aria-hidden="true"> off</span>}
          </Badge>
        ) : null}
      </div>
      {couponNote ? (
        <p className="cw-price-save">
          {saveText} <span className="cw-price-note">{couponNote}</span>
        </p>
      ) : saveText ? (
        <p className="cw-price-save">{saveText}</p>
      ) : null}
      {feeText ? (
        <p className="cw-price-note">
          {feeText}
          {totalText ? (
            <>
              , <span className="cw-price-total">{totalText}</span>
            </>
          ) : null}
        </p>
      ) : null}
      {affirm ? <p className="cw-price-later">{affirm.text}</p> : null}
      {klarna ? <p className="cw-price-later">{klarna.text} Klarna</p> : null}
    </div>
  );
}

function CompareAt({ children, audience }: { children: ReactNode; audience: string | undefined }) {
  return (
    <span className="cw-price-compare-at">
      {audience ? null : <VisuallyHidden>was </VisuallyHidden>}
      <s>{children}</s>
      {audience ? <small> {audience}</small> : null}
    </span>
  );
}
