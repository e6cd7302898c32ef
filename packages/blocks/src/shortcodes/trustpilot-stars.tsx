import { RatingBadge, ratingBadge, type TrustRating } from "../shared/RatingBadge.tsx";
import { defineShortcode } from "./define-shortcode.ts";

/**
 * `[trustpilotStars cssClasses="…"]`: the brand's stars, requested only if it has a trust id. They stay hidden without
 * reviews, and while the service is down. [CH-003, TR-003, TR-005, ERR-014]
 */
export const trustpilotStars = defineShortcode<TrustRating | null>({
  name: "trustpilotStars",
  load: async ({ brand }, ports) => (brand.trustpilotId === null ? null : ports.brandRating()),
  render: ({ attributes: { cssClasses }, data, context }) => {
    const badge = ratingBadge(data, context.brand.hostName);
    return (
      badge && (
        <span className={cssClasses}>
          <RatingBadge {...badge} />
        </span>
      )
    );
  },
});
