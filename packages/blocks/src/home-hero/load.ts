import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import type { TrustRating } from "../shared/RatingBadge.tsx";
import type { HomeHeroContent } from "./fields.ts";

export interface HomeHeroData {
  readonly rating: TrustRating | null;
}

/** Loads the brand's rating, only if the flag is set and the brand has a trust id. [TR-005] */
export async function homeHeroLoad(
  content: HomeHeroContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<HomeHeroData> {
  const wanted = content.showTrustpilot && brand.trustpilotId !== null;
  return { rating: wanted ? await ports.brandRating() : null };
}
