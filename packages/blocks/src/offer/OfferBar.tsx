import type { ReactNode } from "react";
import { Icon } from "@courseway/ui";
import type { Cta } from "../shared/cta.ts";
import { BarHead, BarLine } from "./BarContent.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import type { PlainIslandProps } from "../shared/island/plain-island.client.tsx";
import type { StickyBarData } from "./StickyBar.plain.ts";
import type { Offer, OfferView } from "./offer.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly StickyBar: PlainIslandProps<StickyBarData>;
  }
}

export interface OfferBarProps {
  readonly offer: Offer;
  readonly first: OfferView;
  readonly cta: Cta;
  /** The main button's id. The bar shows after this button leaves the screen. */
  readonly watches: string;
  /** `popup` is the course popup banner, `bar` the plain price bar. Never both. [POP-006, OQ-28] */
  readonly variant: "popup" | "bar";
  /** Eyebrow, title and stars of the popup. */
  readonly intro?: ReactNode;
  /** Shown after the popup's intro. */
  readonly guarantee?: ReactNode;
}

/**
 * Price and buy button at the bottom of the screen while the main button is out of view. [POP-001, POP-002, POP-006]
 */
export function OfferBar({ offer, first, cta, watches, variant, intro, guarantee }: OfferBarProps) {
  const shared = { offer, first };
  const line = (
    <Island of="CurrentOffer" variant="barLine" settings={{ cta }} {...shared}>
      <BarLine cta={cta} view={first} notice={null} />
    </Island>
  );
  const isPopup = variant === "popup";
  return (
    <Island of="StickyBar" data={{ watches }}>
      <template data-slot={0}>
        <aside className="cw-offer-bar" data-ground="plain" aria-label="Buy this course">
          {isPopup ? (
            <div className="cw-offer-bar-more">
              <Island of="CurrentOffer" variant="barHead" {...shared}>
                <BarHead view={first} notice={null} />
              </Island>
              {intro}
              {guarantee}
            </div>
          ) : null}
          <div className="cw-offer-bar-line">
            {line}
            {isPopup ? (
              <button type="button" className="cw-offer-bar-toggle" aria-label="Offer details" aria-expanded={false}>
                <Icon name="chevron-down" />
              </button>
            ) : null}
          </div>
        </aside>
      </template>
    </Island>
  );
}
