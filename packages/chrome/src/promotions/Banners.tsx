import { BlockPicture, editorStyle, toPicture } from "@courseway/blocks/kit";
import { countdownBoxes, nextMidnight } from "@courseway/blocks/offer";
import { Countdown, Link, RichText } from "@courseway/ui";
import type { HTMLAttributes, ReactNode } from "react";
import { stateName } from "../visitor-state/state-name.tsx";
import { findEnd, PHASES } from "./PromotionBanner.plain.ts";
import { PromotionBannerIsland } from "./PromotionBannerIsland.client.tsx";
import type { Promotions } from "./promotions.ts";

/** The differences between the banners. */
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

interface BannerProps {
  readonly banner: keyof typeof BANNERS;
  readonly promotions: Promotions;
  /** Its text in each phase. */
  readonly words: { readonly main: ReactNode; readonly reset?: ReactNode };
  /** Its appearance and attributes. */
  readonly frame?: HTMLAttributes<HTMLElement> & { readonly "data-placement"?: string };
}

/** A banner: the element of its phase, and those of its other phases in templates. */
function Banner({ banner, promotions: { offers, renderedAt }, words, frame }: BannerProps) {
  const { id, name, className, ends: label, format } = BANNERS[banner];
  const first = offers[banner];
  const boxesAt = (ends: number | null) =>
    countdownBoxes(ends ?? nextMidnight(renderedAt), renderedAt, format)?.map((box) =>
      ends === null ? { ...box, value: 0 } : box,
    ) ?? [];
  const element = (phase: "main" | "reset") => {
    // A later phase also counts down once it shows.
    const counts = first.phase !== phase || findEnd(banner, first, renderedAt) !== null;
    return (
      <aside
        aria-label={name}
        className={className}
        data-banner={id}
        {...(banner === "topPromo" ? { "data-ground": "deep" } : {})}
        {...(banner === "graphicPromo" ? {} : { "data-sale-banner": "" })}
        data-phase={phase}
        {...frame}
      >
        {words[phase]}
        {counts ? (
          <Countdown label={label} boxes={boxesAt(first.countdownTo)} isPending={first.countdownTo === null} />
        ) : null}
      </aside>
    );
  };
  const phases = words.reset === undefined ? (["main"] as const) : (["main", "reset"] as const);
  return (
    <PromotionBannerIsland data={{ banner, first, format }}>
      {first.phase === "hidden" ? null : element(first.phase)}
      {phases.map((phase) =>
        phase === first.phase ? null : (
          <template key={phase} data-slot={PHASES.indexOf(phase)}>
            {element(phase)}
          </template>
        ),
      )}
    </PromotionBannerIsland>
  );
}

/**
 * The site's promotion banners. Active ones are in the first HTML, so that nothing jumps; a later one is hidden on the page and shows at its
 * start. [PB-001, PB-006, PB-010, PB-011, PB-012]
 */
export function Banners({ promotions }: { readonly promotions: Promotions }) {
  const { offer, topPromo } = promotions;
  return (
    <>
      {topPromo === null ? null : (
        <Banner
          banner="topPromo"
          promotions={promotions}
          words={{
            main: <RichText html={topPromo.html} stateName={stateName} />,
            ...(promotions.page.topPromo?.reset
              ? { reset: <RichText html={topPromo.resetHtml} stateName={stateName} /> }
              : {}),
          }}
        />
      )}
      {offer === null ? null : (
        <Banner
          banner="offerBanner"
          promotions={promotions}
          words={{
            main: (
              <>
                <RichText html={offer.html} stateName={stateName} />
                {offer.link === null ? null : <Link href={offer.link}>See the offer</Link>}
              </>
            ),
          }}
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
  const picture = toPicture(promo.image, SECOND);
  return (
    <Banner
      banner="graphicPromo"
      promotions={promotions}
      frame={{ "data-placement": picture ? promo.imageAlignment : "center", style: editorStyle(promo) }}
      words={{
        main: (
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
        ),
      }}
    />
  );
}

/** Says that without script a coupon in the address changes nothing, since the page is the same for everybody. */
export function CouponsNeedScript() {
  return (
    <noscript>
      <p className="cw-site-note">
        A coupon in this page&rsquo;s address works with JavaScript only. Without it, enter your coupon at the checkout.
      </p>
    </noscript>
  );
}
