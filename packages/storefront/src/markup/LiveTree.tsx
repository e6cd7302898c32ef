import type { ReactNode } from "react";
import { isLiveRender } from "./live-render.ts";
import { packedTree } from "./packed-tree.ts";
import { leaveText } from "./StaticPart.tsx";
import { Unpacked } from "./Unpacked.client.tsx";

/** A tree that is kept; where page and data go to one browser at once, it is in the data as one text. */
export function LiveTree({ tree }: { readonly tree: ReactNode }): ReactNode {
  const packed = isLiveRender() ? packedTree(tree) : null;
  if (packed === null || !packed.texts.every(leaveText)) return tree;
  const { name, json, islands } = packed;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- client components
  return <Unpacked name={name} json={json} islands={islands as Parameters<typeof Unpacked>[0]["islands"]} />;
}
