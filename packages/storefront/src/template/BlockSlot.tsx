import type { Report } from "@courseway/services";
import type { ReactNode } from "react";
import type { Slot } from "../pages/page-model.ts";
import { messageOf } from "../report/message-of.ts";
import { BlockBoundary } from "./BlockBoundary.client.tsx";
import { BlockProblem } from "./BlockProblem.tsx";
import { resolveNode } from "./safe-tree.tsx";

interface BlockSlotProps {
  readonly slot: Slot;
  /** In development and preview a problem is shown; on a published page the block is left out. */
  readonly showErrors: boolean;
  readonly report: Report;
}

function contentOf({ slot, report }: BlockSlotProps): { readonly node: ReactNode } | { readonly reason: string } {
  if (slot.kind === "problem") return { reason: slot.reason };
  try {
    return { node: resolveNode(slot.render()) };
  } catch (error) {
    const reason = messageOf(error);
    report({
      level: "error",
      message: `Block ${slot.name} (${slot.index}) threw and is left out: ${reason}`,
      tags: { block: slot.name },
      error,
    });
    return { reason };
  }
}

/** One block of the page. A block that throws is left out and reported; its neighbours stand. */
export function BlockSlot(props: BlockSlotProps) {
  const { slot, showErrors } = props;
  const content = contentOf(props);
  if ("reason" in content)
    return showErrors ? <BlockProblem name={slot.name} index={slot.index} reason={content.reason} /> : null;
  if (content.node === null) return null;
  // No Suspense around it: React writes a boundary of some size behind the page, hidden until a script brings it in.
  return <BlockBoundary>{content.node}</BlockBoundary>;
}
