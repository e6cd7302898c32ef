import type { Block, Shortcode } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import type { Chrome } from "@courseway/chrome";

/** What makes one brand's site. */
export interface Site {
  readonly brand: BrandConfig;
  /** One block for each handle. */
  readonly blocks: readonly Block[];
  /** What the shortcodes of rich text become; those of the block library where this is absent. */
  readonly shortcodes?: readonly Shortcode[] | undefined;
  readonly chrome: Chrome;
}

/** Of two blocks with one handle the later one stands, in the place of the earlier. */
const withoutOverridden = (blocks: readonly Block[]): readonly Block[] => [
  ...new Map(blocks.map((block) => [block.name, block])).values(),
];

/**
 * What an app says once, in its `site.ts`, and what its routes and its proxy read. A block of the
 * app's own stands behind the library's: one with a new handle is added, one with a handle of the library's replaces that.
 *
 * @example
 * export const site = defineSite({ brand, blocks: [...blocks, ourLearnMore], chrome: { Header, Footer, NotFound } });
 */
export const defineSite = (site: Site): Site => ({ ...site, blocks: withoutOverridden(site.blocks) });
