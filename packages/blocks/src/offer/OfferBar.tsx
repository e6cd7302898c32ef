import type { ReactNode } from "react";
import { Icon } from "@courseway/ui";
import type { Cta } from "../shared/cta.ts";
import { BarHead, BarLine } from "./BarContent.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import type { Offer, OfferView } from "./offer.ts";

export interface OfferBarProps {
  readonly offer: Offer;
  readonly first: OfferView;
  readonly cta: Cta;
  /** Id of the main button: the bar shows once that has left the screen. */
  readonly watches: string;
  /** `popup` is the course popup banner, `bar` the plain price bar. Never both. [POP-006, OQ-28] */
  readonly variant: "popup" | "bar";
  /** Eyebrow, title and stars of the popup. */
  readonly intro?: ReactNode;
  /** Under the price of the popup. */
  readonly guarantee?: ReactNode;
}

/** Price and buy button at the foot of the screen, while the main button is out of view. [POP-001, POP-002, POP-006] */
export function OfferBar({ offer, first, cta, watches, variant, intro, guarantee }: OfferBarProps) {
  const shared = { offer, first };
  const line = (
    <Island of="LiveOffer" variant="barLine" settings={{ cta }} {...shared}>
      <BarLine cta={cta} view={first} notice={null} />
    </Island>
  );
  if (variant === "bar") return <Island of="StickyBar" watches={watches} line={line} />;
  return (
    <Island
      of="StickyBar"
      watches={watches}
      line={line}
      toggleIcon={<Icon name="chevron-down" />}
      more={
        <>
          <Island of="LiveOffer" variant="barHead" {...shared}>
            <BarHead view={first} notice={null} />
          </Island>
          {intro}
          {guarantee}
        </>
      }
    />
  );
}
