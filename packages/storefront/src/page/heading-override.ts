import type { Block } from "@courseway/blocks";
import type { PageBlock } from "@courseway/content-client";

/**
 * The blocks with the first main heading replaced; the text is plain text and stays so. Which field is a block's heading
 * is the block's own word. [RT-045]
 */
export function withHeading(
  items: readonly PageBlock[],
  text: string,
  blocks: ReadonlyMap<string, Pick<Block, "withHeading">>,
): readonly PageBlock[] {
  if (text === "") return items;
  for (const [place, item] of items.entries()) {
    const content = item.kind === "block" ? (blocks.get(item.name)?.withHeading(item.content, text) ?? null) : null;
    if (content !== null) return items.with(place, { ...item, kind: "block", content });
  }
  return items;
}
