import { Countdown, Link, RichText } from "@courseway/ui";
import type { Promotions } from "./promotions.ts";
import { ShownUntil } from "./ShownUntil.client.tsx";

interface BannersProps {
  readonly promotion: Promotions;
  /** Epoch ms of this render. */
  readonly now: number;
}

/**
 * The site's promotion banners as they stand now, in the first HTML, so that nothing jumps. A page left open
 * loses a banner when its promotion ends. [PB-001, PB-006, PB-010, PB-012, PB-014]
 */
export function Banners({ promotion: { offer, topPromo }, now }: BannersProps) {
  return (
    <>
      {topPromo === null ? null : (
        <ShownUntil until={topPromo.state.nextChange}>
          <aside
            aria-label="Promotion"
            className="cw-site-promo"
            data-ground="deep"
            data-banner="top-promo"
            data-sale-banner=""
          >
            <RichText html={topPromo.html} />
            {topPromo.state.countdownTo === null ? null : (
              <Countdown label="SALE ENDS IN" ends={topPromo.state.countdownTo} now={now} format="banner" />
            )}
          </aside>
        </ShownUntil>
      )}
      {offer === null ? null : (
        <ShownUntil until={offer.window.ends}>
          <aside aria-label="Offer" className="cw-site-offer" data-banner="offer" data-sale-banner="">
            <RichText html={offer.html} />
            {offer.link === null ? null : <Link href={offer.link}>See the offer</Link>}
          </aside>
        </ShownUntil>
      )}
    </>
  );
}
