import type { Report } from "@courseway/services";
import { ISLAND_FAULT } from "@courseway/ui";
import type { ReactNode } from "react";
import type { Slot } from "../pages/page-model.ts";
import { BlockBoundary } from "./BlockBoundary.client.tsx";
import { BlockProblem } from "./BlockProblem.tsx";
import { resolveNode } from "./safe-tree.tsx";

interface BlockSlotProps {
  readonly slot: Slot;
  /** In development and preview a problem is shown; on a published page the block is left out. */
  readonly isLoud: boolean;
  readonly report: Report;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function contentOf({ slot, report }: BlockSlotProps): { readonly node: ReactNode } | { readonly reason: string } {
  if (slot.kind === "problem") return { reason: slot.reason };
  try {
    return { node: resolveNode(slot.render()) };
  } catch (error) {
    const reason = reasonOf(error);
    report({
      level: "error",
      message: `Block ${slot.name} (${slot.index}) threw and is left out: ${reason}`,
      tags: { block: slot.name },
      error,
    });
    return { reason };
  }
}

/** Islands are rendered later and apart from here, so what they throw comes back by way of `globalThis`. */
function reportIslands(report: Report): void {
  Reflect.set(globalThis, ISLAND_FAULT, (island: string, error: unknown) => {
    report({
      level: "error",
      message: `The island ${island} threw and its block is left out: ${reasonOf(error)}`,
      tags: { island },
      error,
    });
  });
}

/** One block of the page. A block that throws is left out and reported; its neighbours stand. */
export function BlockSlot(props: BlockSlotProps) {
  const { slot, isLoud, report } = props;
  reportIslands(report);
  const content = contentOf(props);
  if ("reason" in content)
    return isLoud ? <BlockProblem name={slot.name} index={slot.index} reason={content.reason} /> : null;
  if (content.node === null) return null;
  // No Suspense around it: React writes a boundary of some size behind the page, hidden until a script brings it in.
  return <BlockBoundary>{content.node}</BlockBoundary>;
}
