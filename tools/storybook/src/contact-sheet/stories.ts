import { BLOCK_TAG } from "../blocks/block-tag.ts";
import { requireValid } from "./options.ts";

/** A story of a block, as Storybook lists it. */
export interface Story {
  /** Storybook's id: `blocks-learnmore--row`. */
  readonly id: string;
  /** The block's handle. */
  readonly block: string;
  /** The example's name. */
  readonly name: string;
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/**
 * The examples of blocks in the list that Storybook writes into its own folder (`index.json`), without the states
 * derived from them.
 * @throws TypeError if the address responds with something else
 */
export async function storiesAt(address: string): Promise<readonly Story[]> {
  const response = await fetch(new URL("index.json", address)).catch(() => null);
  const index: unknown = response?.ok === true ? await response.json().catch(() => null) : null;
  if (typeof index !== "object" || index === null || !("entries" in index)) {
    throw new TypeError(`No Storybook answers at ${address}: it has no index.json. Start one with pnpm storybook.`);
  }
  return Object.values(index.entries as Readonly<Record<string, Entry>>)
    .filter(({ type, tags }) => type === "story" && tags?.includes("state") !== true)
    .flatMap(({ id, name, tags = [] }) => {
      const tag = tags.find((one) => one.startsWith(BLOCK_TAG));
      return tag === undefined ? [] : [{ id, name, block: tag.slice(BLOCK_TAG.length) }];
    });
}

/** The stories of these blocks; of all blocks if none is named. @throws UsageError for a block that has no story */
export function selectStories(stories: readonly Story[], blocks: readonly string[]): readonly Story[] {
  requireValid("block", blocks, [...new Set(stories.map(({ block }) => block))]);
  return blocks.length > 0 ? stories.filter(({ block }) => blocks.includes(block)) : stories;
}

/** The address where Storybook shows a story alone, under a brand and without its own accessibility check. */
export const frameUrl = (address: string, id: string, brand: string): string =>
  new URL(`iframe.html?viewMode=story&id=${id}&globals=brand:${brand};a11y.manual:!true`, address).href;
