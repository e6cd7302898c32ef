import type { ScheduleItem } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules } from "../schedule/schedule.ts";
import type { PricingTableContent } from "./fields.ts";

/** The sessions of the bundles' webinar products. */
export interface PricingTableData {
  readonly schedule: readonly ScheduleItem[];
}

/** Requests the sessions of all bundles at once. [WS-005] */
export async function pricingTableLoad(
  content: PricingTableContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<PricingTableData> {
  return {
    schedule: await loadSchedules(
      content.bundles.flatMap((bundle) => bundle.product),
      ports,
    ),
  };
}
