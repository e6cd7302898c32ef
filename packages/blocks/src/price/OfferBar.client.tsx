"use client";

import { Button, Icon } from "@courseway/ui";
import { useEffect, useState, type ReactNode } from "react";
import { useOffer } from "../runtime/blocks-provider.client.tsx";
import type { Cta } from "../shared/cta.ts";
import type { Offer, OfferView } from "./offer.ts";

export interface OfferBarProps {
  readonly offer: Offer;
  readonly first: OfferView;
  readonly cta: Cta;
  /** Id of the main button: the bar shows once that has left the screen. */
  readonly watches: string;
  /** `popup` is the course popup banner, `bar` the plain price bar. Never both. [POP-006, OQ-28] */
  readonly look: "popup" | "bar";
  /** Eyebrow, title and stars of the popup. */
  readonly intro?: ReactNode;
  /** Under the price of the popup. */
  readonly guarantee?: ReactNode;
}

/** Whether an element has left the screen; unknown counts as no. */
function useOutOfView(id: string): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const target = document.getElementById(id);
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry ? !entry.isIntersecting : false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [id]);
  return out;
}

/** Price and buy button at the foot of the screen, while the main button is out of view. [POP-001, POP-005, POP-006] */
export function OfferBar(props: OfferBarProps) {
  const { offer, first, cta, watches, look } = props;
  const { view } = useOffer(offer, first);
  const visible = useOutOfView(watches);
  if (!visible || !view.price) return null;

  return (
    <aside className="cw-offer-bar" data-ground="plain" data-look={look} aria-label="Offer">
      {look === "popup" ? <Popup {...props} view={view} /> : <Line cta={cta} view={view} />}
    </aside>
  );
}

function Line({ cta, view, children }: { readonly cta: Cta; readonly view: OfferView; readonly children?: ReactNode }) {
  const price = view.price;
  return (
    <div className="cw-offer-bar-line">
      <p className="cw-offer-bar-price">
        {price?.struckText ? (
          <s>
            <span className="cw-visually-hidden">was </span>
            {price.struckText}
          </s>
        ) : null}
        <b>{price?.finalText}</b>
      </p>
      <Button href={view.href ?? cta.link} newTab={cta.newTab} nofollow={cta.nofollow} ariaLabel={cta.ariaLabel} tag={cta.tag}>
        {cta.label}
      </Button>
      {children}
    </div>
  );
}

const isDesktop = () => matchMedia("(min-width: 48rem)").matches;

/** Starts expanded on a desktop and minimised on a phone. [POP-002, POP-003, POP-004] */
function Popup({ cta, intro, guarantee, view }: OfferBarProps & { readonly view: OfferView }) {
  const [expanded, setExpanded] = useState(isDesktop);
  const price = view.price;
  return (
    <>
      {expanded ? (
        <div className="cw-offer-bar-more">
          <div className="cw-offer-bar-sale">
            {price?.struckText ? <span className="cw-badge" data-tone="save">SALE</span> : null}
            {price?.saveText ? <strong className="cw-price-save">{price.saveText}</strong> : null}
          </div>
          {intro}
          {guarantee}
        </div>
      ) : null}
      <Line cta={cta} view={view}>
        <button type="button" className="cw-offer-bar-toggle" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          <Icon name={expanded ? "chevron-down" : "chevron-up"} label={expanded ? "Minimize" : "Expand"} />
        </button>
      </Line>
    </>
  );
}
