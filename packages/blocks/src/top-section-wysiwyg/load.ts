import type { ScheduleItem, Video } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules } from "../schedule/schedule.ts";
import { secondAction } from "./ctas.ts";
import type { TopSectionContent } from "./fields.ts";

export interface TopSectionData {
  readonly schedule: readonly ScheduleItem[];
  /** Null if the editor shows no stars, the brand has no trust id, or the service fails. */
  readonly rating: { readonly score: number; readonly total: number } | null;
  /** The details of the second button's film; null if there is none or its host fails. */
  readonly video: Video | null;
}

/**
 * Requests the product's sessions, the film's details, and the brand's rating only if the flag is set and the brand has
 * a trust id. [TR-005, WS-005]
 */
export async function topSectionLoad(
  content: TopSectionContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<TopSectionData> {
  const wantsStars = content.showTrustpilotStars && brand.trustpilotId !== null;
  const film = secondAction(content.videoButton, null).video;
  const [schedule, rating, video] = await Promise.all([
    loadSchedules([content.product], ports),
    wantsStars ? ports.brandRating() : null,
    film === null ? null : (ports.video?.(film.wistiaId) ?? null),
  ]);
  return { schedule, rating, video };
}
