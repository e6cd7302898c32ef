import { BlockPicture, editorStyle, pictureOf } from "@courseway/blocks/kit";
import { CountdownFigures, type PageCountdownProps } from "@courseway/blocks/offer";
import { Link, RichText } from "@courseway/ui";
import { stateName } from "../visitor-state/state-name.tsx";
import { PromotionBannerIsland } from "./PromotionBannerIsland.client.tsx";
import type { Promotions } from "./promotions.ts";

/** What the banners differ in. */
const BANNERS = {
  offerBanner: { id: "offer", name: "Offer", className: "cw-site-offer", ends: "OFFER ENDS", format: "offer" },
  topPromo: { id: "top-promo", name: "Promotion", className: "cw-site-promo", ends: "SALE ENDS IN", format: "banner" },
  graphicPromo: {
    id: "graphic-promo",
    name: "Special",
    className: "cw-site-graphic",
    ends: "ENDS IN",
    format: "banner",
  },
} as const;

/** What a banner is in any case, whatever it says. */
function frameOf(banner: keyof typeof BANNERS, { offers, renderedAt }: Promotions) {
  const { id, name, className, ends: label, format } = BANNERS[banner];
  const countdown: Omit<PageCountdownProps, "ends"> = { label, format };
  const first = offers[banner];
  const counts = first.phase !== "hidden" && (banner === "offerBanner" || first.countdownTo !== null);
  return {
    banner,
    first,
    countdown,
    figures: counts ? <CountdownFigures {...countdown} ends={first.countdownTo} now={renderedAt} /> : null,
    frame: {
      "aria-label": name,
      className,
      "data-banner": id,
      ...(banner === "topPromo" ? { "data-ground": "deep" } : {}),
      ...(banner === "graphicPromo" ? {} : { "data-sale-banner": "" }),
    },
  };
}

/**
 * The site's promotion banners: those that show stand in the first HTML, so that nothing jumps; one that is to come is
 * on the page already and shows at its start. [PB-001, PB-006, PB-010, PB-011, PB-012]
 */
export function Banners({ promotions }: { readonly promotions: Promotions }) {
  const { offer, topPromo } = promotions;
  return (
    <>
      {topPromo === null ? null : (
        <PromotionBannerIsland
          {...frameOf("topPromo", promotions)}
          main={<RichText html={topPromo.html} stateName={stateName} />}
          reset={<RichText html={topPromo.resetHtml} stateName={stateName} />}
        />
      )}
      {offer === null ? null : (
        <PromotionBannerIsland
          {...frameOf("offerBanner", promotions)}
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
export function GraphicPromoBanner({ promotions }: { readonly promotions: Promotions }) {
  const { graphicPromo: promo } = promotions;
  if (promo === null) return null;
  const picture = pictureOf(promo.image, SECOND);
  const { frame, ...banner } = frameOf("graphicPromo", promotions);
  const placement = { "data-placement": picture ? promo.imageAlignment : "center" };
  return (
    <PromotionBannerIsland
      {...banner}
      frame={{ ...frame, ...placement, style: editorStyle(promo) }}
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
