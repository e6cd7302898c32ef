import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandNames, root } from "@courseway/workspace/local";

/** A brand's design of a block, in the form for `@storybook/addon-designs`. */
export interface Design {
  /** The brand, which is the name of the design's tab. */
  readonly name: string;
  readonly type: "figma" | "link";
  readonly url: string;
}

/** The designs of each block, by its handle. */
export type Designs = ReadonlyMap<string, readonly Design[]>;

/**
 * Reads `designs.json` of each brand's app, if it exists: `{ "homeHero": "https://…" }`.
 *
 * @throws Error for an unknown block, and for an address that does not begin with https
 */
export function readDesigns(blocks: readonly string[], apps = join(root, "apps"), brands = brandNames): Designs {
  const designs = new Map<string, readonly Design[]>();
  for (const brand of brands) {
    const file = join(apps, brand, "designs.json");
    if (!existsSync(file)) continue;
    const links: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, "utf8"));
    for (const [block, url] of Object.entries(links)) {
      if (!blocks.includes(block))
        throw new Error(`${file} names no block with "${block}". Use a handle of docs/blocks.md.`);
      designs.set(block, [...(designs.get(block) ?? []), readDesign(brand, url, file)]);
    }
  }
  return designs;
}

function readDesign(brand: string, url: unknown, file: string): Design {
  if (typeof url !== "string" || !URL.canParse(url) || !url.startsWith("https://"))
    throw new Error(
      `${file} has a link that is no address: ${JSON.stringify(url)}. Give one that starts with https://.`,
    );
  const isFigma = /(?:^|\.)figma\.com$/u.test(new URL(url).hostname);
  return { name: brand, type: isFigma ? "figma" : "link", url };
}
