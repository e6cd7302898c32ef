import type { Block, BlockPorts } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { type ContentClient, createContentClient } from "@courseway/content-client";
import {
  type Commerce,
  createCommerce,
  createLogger,
  createMailingLists,
  createReviews,
  type MailingLists,
  memoryCache,
  type Report,
  rollingScheduleWindow,
} from "@courseway/services";
import { join } from "node:path";
import { env as readEnvironment } from "../env/read-env.ts";
import type { StorefrontEnv } from "../env/variables.ts";
import { LastGood } from "../pages/last-good.ts";
import { createPageStore, type PageStore, type Snapshot } from "../pages/page-store.ts";
import { pooledFetch } from "./http.ts";
import { resolveBrand } from "./resolve-brand.ts";

/** Everything a request needs of the host, made once per server and from its environment. */
export interface Host {
  readonly env: StorefrontEnv;
  readonly brand: BrandConfig;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly pages: PageStore;
  readonly commerce: Commerce;
  readonly lists: MailingLists;
  readonly ports: BlockPorts;
  readonly report: Report;
  readonly now: () => number;
}

const auth = (env: StorefrontEnv) => {
  if (env.COMMERCE_AUTH_HEADER !== undefined) return { header: env.COMMERCE_AUTH_HEADER };
  return env.COMMERCE_USER === undefined ? null : { user: env.COMMERCE_USER, password: env.COMMERCE_PASSWORD ?? "" };
};

function contentClient(env: StorefrontEnv, brand: BrandConfig, blocks: readonly Block[]): ContentClient {
  return createContentClient({
    url: env.CONTENT_URL,
    ...(env.BLOG_CONTENT_URL === undefined ? {} : { blogUrl: env.BLOG_CONTENT_URL }),
    ...(env.CONTENT_TOKEN === undefined ? {} : { token: env.CONTENT_TOKEN }),
    site: brand.craftSite,
    craft: env.CONTENT_CRAFT_VERSION === "4" ? 4 : 5,
    blocks,
    fetch: pooledFetch,
    blogPrefix: brand.blog.prefix,
    assetsPrefix: brand.contentAssetsPrefix,
  });
}

function blockPorts(
  env: StorefrontEnv,
  brand: BrandConfig,
  commerce: Commerce,
  report: Report,
  now: () => number,
): BlockPorts {
  const reviews = createReviews({
    baseUrl: env.TRUST_URL ?? null,
    apiKey: env.TRUST_API_KEY ?? null,
    cache: memoryCache(),
    fetch: pooledFetch,
    report,
    now,
  });
  return {
    schedule: (courseIds) => commerce.schedule(courseIds, rollingScheduleWindow(now(), brand.timeZone)),
    productTitles: async (ids) => {
      const { productList = [] } = await commerce.products(ids);
      return Object.fromEntries(
        productList.flatMap(({ _id, content }) => (content?.title ? [[_id, content.title]] : [])),
      );
    },
    brandRating: () => (brand.trustpilotId === null ? Promise.resolve(null) : reviews.brandRating(brand.hostName)),
  };
}

/** Binds the brand and its blocks to the services that the environment names. */
export function createHost(input: { readonly brand: BrandConfig; readonly blocks: readonly Block[] }): Host {
  const env = readEnvironment();
  const brand = resolveBrand(input.brand, env);
  const now = Date.now;
  const { report } = createLogger({ brandId: brand.id });
  const commerce = createCommerce({
    baseUrl: env.COMMERCE_URL ?? null,
    auth: auth(env),
    baseParams: brand.commerce,
    fetch: pooledFetch,
    report,
  });
  const lastGood = new LastGood<Snapshot>(join(process.cwd(), ".next/cache/courseway"));
  const client = contentClient(env, brand, input.blocks);
  return {
    env,
    brand,
    blocks: new Map(input.blocks.map((block) => [block.name, block])),
    pages: createPageStore({ client, lastGood, report, now }),
    commerce,
    lists: createMailingLists({
      url: env.LIST_SUBSCRIBE_URL ?? null,
      apiKey: env.LIST_API_KEY ?? null,
      fetch: pooledFetch,
      report,
    }),
    ports: blockPorts(env, brand, commerce, report, now),
    report,
    now,
  };
}
