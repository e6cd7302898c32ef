import { BlockPicture, editorStyle, pictureOf } from "@courseway/blocks/kit";
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

/** Behind the banner's index, a picture that is fetched at once and after the one that the page opens with. */
const SECOND = 1;

/**
 * The site's graphic promo banner below the header: a picture, words and the time that is left, in the editor's colors.
 * [PB-019, PB-020]
 */
export function GraphicPromoBanner({
  promotions: { offers, graphicPromo: promo },
}: {
  readonly promotions: Promotions;
}) {
  if (promo === null) return null;
  const picture = pictureOf(promo.image, SECOND);
  return (
    <PromotionBanner
      banner="graphicPromo"
      first={offers.graphicPromo}
      style={editorStyle(promo)}
      placement={picture ? promo.imageAlignment : "center"}
      main={
        <>
          {picture ? (
            <BlockPicture
              picture={picture}
              width={240}
              sizes="(max-width: 767px) 96px, 192px"
              widths={[96, 192, 384]}
            />
          ) : null}
          <RichText html={promo.graphicBannerContent} stateName={stateName} />
        </>
      }
    />
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
