import type { Block, Shortcode } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import type { Chrome } from "@courseway/chrome";

/** The definition of one brand's site. */
export interface Site {
  readonly brand: BrandConfig;
  /** One block for each handle. */
  readonly blocks: readonly Block[];
  /** The shortcodes of rich text; by default those of the block library. */
  readonly shortcodes?: readonly Shortcode[] | undefined;
  readonly chrome: Chrome;
}

/** Of two blocks with the same handle, the later replaces the earlier. */
const withoutOverridden = (blocks: readonly Block[]): readonly Block[] => [
  ...new Map(blocks.map((block) => [block.name, block])).values(),
];

/**
 * Defines the site, once, in an app's `site.ts`; its routes and proxy read it. List the app's own blocks after the library's: one with a
 * new handle is added, one with a library handle replaces that block.
 *
 * @example
 * export const site = defineSite({ brand, blocks: [...blocks, ourLearnMore], chrome: { Header, Footer, NotFound } });
 */
export const defineSite = (site: Site): Site => ({ ...site, blocks: withoutOverridden(site.blocks) });
