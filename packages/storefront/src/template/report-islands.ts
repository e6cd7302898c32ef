import type { Report } from "@courseway/services";
import { ISLAND_FAULT } from "@courseway/ui";
import { messageOf } from "../report/message-of.ts";

/** Islands are rendered later and apart from the page, so what they throw comes back by way of `globalThis`. */
export function reportIslands(report: Report): void {
  Reflect.set(globalThis, ISLAND_FAULT, (island: string, error: unknown) => {
    report({
      level: "error",
      message: `The island ${island} threw and its block is left out: ${messageOf(error)}`,
      tags: { island },
      error,
    });
  });
}
