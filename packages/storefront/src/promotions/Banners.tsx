import { Link, RichText } from "@courseway/ui";
import { stateName } from "../visitor-state/state-name.tsx";
import { PromotionBanner } from "./PromotionBanner.client.tsx";
import type { Promotions } from "./promotions.ts";

/**
 * The site's promotion banners: those that show stand in the first HTML, so that nothing jumps; one that is to come is
 * on the page already and shows at its start. [PB-001, PB-006, PB-010, PB-011, PB-012]
 */
export function Banners({ promotions: { offers, offer, topPromo } }: { readonly promotions: Promotions }) {
  return (
    <>
      {topPromo === null ? null : (
        <PromotionBanner
          banner="topPromo"
          first={offers.topPromo}
          main={<RichText html={topPromo.html} stateName={stateName} />}
          reset={<RichText html={topPromo.resetHtml} stateName={stateName} />}
        />
      )}
      {offer === null ? null : (
        <PromotionBanner
          banner="offerBanner"
          first={offers.offerBanner}
          main={
            <>
              <RichText html={offer.html} stateName={stateName} />
              {offer.link === null ? null : <Link href={offer.link}>See the offer</Link>}
            </>
          }
        />
      )}
    </>
  );
}

/** Without script a coupon in the address changes nothing: the page is the same for everybody. It says so. */
export function CouponsNeedScript() {
  return (
    <noscript>
      <p className="cw-site-note">
        A coupon in this page&rsquo;s address works with JavaScript only. Without it, enter your coupon at the checkout.
      </p>
    </noscript>
  );
}
