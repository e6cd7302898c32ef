import type { ScheduleItem } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules } from "../schedule/schedule.ts";
import type { PricingBundleContent } from "./fields.ts";

/** The sessions of the bundles' webinar products. */
export interface BundleData {
  readonly schedule: readonly ScheduleItem[];
}

/** Loads the sessions of all bundles in one call. [WS-005] */
export async function bundleLoad(
  { bundles }: PricingBundleContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<BundleData> {
  const products = bundles.flatMap((bundle) => bundle.product);
  return { schedule: await loadSchedules(products, ports) };
}
