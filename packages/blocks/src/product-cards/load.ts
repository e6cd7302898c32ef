import type { ScheduleItem } from "@courseway/services";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules } from "../schedule/schedule.ts";
import type { ProductCardsContent } from "./fields.ts";

/** The sessions of the grid's webinar products. */
export interface ProductCardsData {
  readonly schedule: readonly ScheduleItem[];
}

/** Requests the sessions of all cards at once. [WS-005] */
export async function productCardsLoad(
  content: ProductCardsContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<ProductCardsData> {
  return {
    schedule: await loadSchedules(
      content.productCardList.map((card) => card.productEntry),
      ports,
    ),
  };
}
