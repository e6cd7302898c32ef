import type { PageBlock } from "@courseway/content-client";

/** The fields that hold a page's main heading. [RT-045] */
const HEADINGS = ["heroTitle", "sectionTitle", "topProductTitle"] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const headingOf = (content: unknown): (typeof HEADINGS)[number] | undefined =>
  isRecord(content) ? HEADINGS.find((name) => typeof content[name] === "string" && content[name] !== "") : undefined;

/** The text of `hlText`: hyphens are spaces, and nothing in it is markup. [RT-045] */
export const headingText = (parameter: string): string => parameter.replaceAll("-", " ").trim().slice(0, 200);

/** The blocks with the first main heading replaced; the text is plain text and stays so. [RT-045] */
export function withHeading(blocks: readonly PageBlock[], text: string): readonly PageBlock[] {
  const index = blocks.findIndex((block) => block.kind === "block" && headingOf(block.content) !== undefined);
  const block = blocks[index];
  if (text === "" || block?.kind !== "block" || !isRecord(block.content)) return blocks;
  const field = headingOf(block.content);
  return field === undefined ? blocks : blocks.with(index, { ...block, content: { ...block.content, [field]: text } });
}
