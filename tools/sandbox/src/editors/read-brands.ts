import type { BlockContract } from "@courseway/content-client";
import { createContentClient } from "@courseway/content-client";
import { type BrandConfig, defineBrand } from "@courseway/brand";
import { askPrices, type PriceBook, readSite, type SiteReading } from "@courseway/editor-tools";
import { createCommerce } from "@courseway/services";
import { brandNames, root } from "@courseway/workspace/local";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A brand of the sandbox, read in the same way as the editors' commands read a real one. */
export interface ReadBrand {
  readonly site: SiteReading;
  readonly prices: PriceBook;
}

export interface BrandReader {
  /** Sends a request to the sandbox without a port, in the form that a site sends it. */
  readonly fetch: typeof globalThis.fetch;
  readonly blocks: readonly BlockContract[];
  /** The sandbox's address, for links to it. */
  readonly origin: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The brand's settings from its app, with the sandbox's hosts for checkout and sign-in, as `npm start` sets them. */
async function loadBrandConfig(name: string, origin: string): Promise<BrandConfig> {
  const { brand }: { readonly brand: BrandConfig } = await import(
    pathToFileURL(join(root, "apps", name, "brand.ts")).href
  );
  return defineBrand({
    ...brand,
    checkoutUrl: `${origin}/checkout`,
    signInUrl: `${origin}/sign-in`,
    courseSelectionUrl: `${origin}/course-selection`,
  });
}

async function readBrand(name: string, { fetch, blocks, origin, now }: BrandReader): Promise<ReadBrand> {
  const brand = await loadBrandConfig(name, origin);
  const content = createContentClient({
    url: `${origin}/content/craft5/graphql`,
    site: brand.craftSite,
    craft: 5,
    blocks,
    fetch,
    timeoutMs: 30_000,
    blogPrefix: brand.blog.prefix,
    assetsPrefix: brand.contentAssetsPrefix,
  });
  const commerce = createCommerce({
    baseUrl: `${origin}/commerce/api`,
    auth: { user: "sandbox", password: "sandbox" },
    baseParams: brand.commerce,
    fetch,
    report: () => undefined,
    timeoutMs: 30_000,
  });
  const site = await readSite({ brand, blocks, content });
  return { site, prices: await askPrices(site, commerce, now()) };
}

/** Reads every brand that has an app completely. */
export async function readBrands(reader: BrandReader): Promise<readonly ReadBrand[]> {
  const names = brandNames.filter((name) => existsSync(join(root, "apps", name, "brand.ts")));
  const read: ReadBrand[] = [];
  for (const name of names) read.push(await readBrand(name, reader));
  return read;
}
