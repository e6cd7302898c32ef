import type { Block } from "@courseway/blocks";
import type { PageBlock } from "@courseway/content-client";

/** Replaces the first main heading with plain text. Each block defines which of its fields is the heading. [RT-045] */
export function withHeading(
  items: readonly PageBlock[],
  text: string,
  blocks: ReadonlyMap<string, Pick<Block, "withHeading">>,
): readonly PageBlock[] {
  if (text === "") return items;
  for (const [index, item] of items.entries()) {
    const content = item.kind === "block" ? (blocks.get(item.name)?.withHeading(item.content, text) ?? null) : null;
    if (content !== null) return items.with(index, { ...item, kind: "block", content });
  }
  return items;
}
