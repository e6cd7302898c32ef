import type { ScheduleItem } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules } from "../schedule/schedule.ts";
import type { TopSectionContent } from "./fields.ts";

export interface TopSectionData {
  readonly schedule: readonly ScheduleItem[];
  /** Null where the editor wants no stars, the brand has no trust id, or the service fails. */
  readonly rating: { readonly score: number; readonly total: number } | null;
}

/** The product's sessions, and the brand's rating only if the flag is set and the brand has a trust id. [TR-005, WS-005] */
export async function topSectionLoad(
  content: TopSectionContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<TopSectionData> {
  const wantsStars = content.showTrustpilotStars && brand.trustpilotId !== null;
  const [schedule, rating] = await Promise.all([
    loadSchedules([content.product], ports),
    wantsStars ? ports.brandRating() : null,
  ]);
  return { schedule, rating };
}
