import { declarations } from "@courseway/blocks/declarations";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createCatalog } from "../commerce/catalog.ts";
import { createContent } from "./create-content.ts";
import type { BrandContent } from "./model/brand.ts";

const contentDir = join(import.meta.dirname, "..", "..", "content");
const { store } = createContent({ contentDir, blocks: declarations, now: () => 0 });

const catalog = createCatalog(join(contentDir, "..", "catalog"));

const productsSchema = z.record(
  z.string(),
  z.looseObject({
    xgritProductId: z.string(),
    productState: z.string().optional(),
    category: z.array(z.looseObject({ aceCategoryCode: z.string() })).optional(),
  }),
);
const allProducts = new Map(
  store.brands().map((brand) => [brand.id, productsSchema.parse(store.related(brand, "products"))]),
);
const listProducts = (brand: BrandContent) => allProducts.get(brand.id) ?? {};

/**
 * The products of the heroes and pricing tables on a state's page; cards next to them may link to other states'
 * courses.
 */
function soldInState(brand: BrandContent, slug: string, preview: boolean) {
  const fields = store.page(brand, slug, preview)?.fields;
  // The page of all blocks shows each block separately, not one state's offer.
  if (slug === "all-blocks" || !fields?.pageState) return [];
  const named = [...JSON.stringify(fields.baseComponents).matchAll(/"product":(\[[^\]]*\]|"[^"]+")/g)];
  const lists = named.map(([, product = "[]"]) => keysSchema.parse(JSON.parse(product)));
  // A product that is sold together with a state's course, such as exam practice for every state, may have no state.
  const findState = (key: string, all: readonly string[]) =>
    listProducts(brand)[key]?.productState ?? all.map((one) => listProducts(brand)[one]?.productState).find(Boolean);
  return lists.flatMap((all) =>
    all.map((key) => ({ slug, key, state: findState(key, all), pageState: fields.pageState })),
  );
}

/** One key, or the keys of products that are sold together. */
const keysSchema = z.preprocess((value) => (typeof value === "string" ? [value] : value), z.array(z.string()));

const offersSchema = z.object({
  product: keysSchema.optional(),
  bundles: z.array(z.object({ product: keysSchema })).optional(),
});

/**
 * The prices of a page's hero and of the packages that it compares; the content's products have no prices, the catalog
 * has.
 */
function computePrices(brand: BrandContent, slug: string, preview: boolean) {
  const sumPrices = (keys: readonly string[]) =>
    keys
      .flatMap((key) => (listProducts(brand)[key]?.xgritProductId ?? "none").split(","))
      .reduce((sum, id) => sum + (catalog.product(id.trim())?.price ?? Number.NaN), 0);
  const blocks = store.page(brand, slug, preview)?.fields.baseComponents;
  const offers = (Array.isArray(blocks) ? blocks : []).map((block) => offersSchema.parse(block));
  const packages = offers.flatMap(({ bundles = [] }) => bundles.map(({ product }) => sumPrices(product)));
  return { hero: sumPrices(offers[0]?.product ?? []), packages };
}

describe.each(store.brands().map((brand) => [brand.id, brand] as const))("the content of %s", (_id, brand) => {
  const files = (["pages", "drafts"] as const).flatMap((folder) =>
    store.slugs(brand, folder).map((slug) => ({ slug, folder })),
  );

  it("has no page that needs fixing", () => {
    for (const { slug, folder } of files) expect(store.page(brand, slug, folder === "drafts")?.slug).toBe(slug);
  });

  it("sells only products that the catalog has, from every key of products.yaml", () => {
    const ids = Object.values(listProducts(brand)).flatMap(({ xgritProductId }) => xgritProductId.split(","));
    expect(ids.map((id) => id.trim()).filter((id) => !catalog.product(id))).toEqual([]);
  });

  it("sells on a state's page only products of that state, which the checkout is handed", () => {
    const sold = files.flatMap(({ slug, folder }) => soldInState(brand, slug, folder === "drafts"));
    expect(sold.filter(({ state, pageState }) => state !== pageState)).toEqual([]);
  });

  it("names the cheapest price in the hero of a page that compares packages", () => {
    const compared = files
      .filter(({ slug }) => slug !== "all-blocks")
      .map(({ slug, folder }) => ({ slug, ...computePrices(brand, slug, folder === "drafts") }))
      .filter(({ hero, packages }) => hero > 0 && packages.length > 0);
    expect(compared.filter(({ hero, packages }) => hero > Math.min(...packages))).toEqual([]);
  });

  it("has a category for every product, so that filtered cards show it", () => {
    const products = Object.entries(listProducts(brand));
    expect(products.filter(([, { category }]) => !category?.[0]?.aceCategoryCode).map(([key]) => key)).toEqual([]);
  });

  it("leads by every link of its pages, those of each state among them, to a page that exists", () => {
    const slugs = new Set([...store.slugs(brand, "pages"), ...store.exampleSlugs()]);
    const toSlug = (path: string) => path.replaceAll(/^\/|\/$/gu, "").replaceAll("/", "--") || "home";
    // The blog is served under two paths.
    const exists = (slug: string) =>
      slugs.has(slug) ||
      slugs.has(slug.replace(/^trending/u, "blog")) ||
      slugs.has(`${slug.replace(/^trending/u, "blog")}--home`);
    const broken = files.flatMap(({ slug, folder }) => {
      const text = JSON.stringify(store.page(brand, slug, folder === "drafts")?.fields);
      const paths = [...text.matchAll(/(?:href=\\"|Link":")(\/[\w/-]*\/?)/gu)].map(([, path = ""]) => path);
      return paths.filter((path) => !exists(toSlug(path))).map((path) => `${slug}: ${path}`);
    });
    expect(broken).toEqual([]);
  });

  it("has four articles or more, each of 500 words with author, date, breadcrumbs, and a picture that no other has", () => {
    const articles = store
      .slugs(brand, "pages")
      .map((slug) => ({ slug, fields: store.page(brand, slug, false)?.fields ?? {} }))
      .filter(({ fields }) => fields["pageType"] === "article")
      .map(({ slug, fields }) => ({ slug, fields, text: JSON.stringify(fields["baseComponents"]) }));
    // Rich texts start with an element.
    const words = (text: string) =>
      [...text.matchAll(/"(<(?:[^"\\]|\\.)*)"/gu)]
        .join(" ")
        .replaceAll(/<[^>]*>|\\n/gu, " ")
        .match(/\p{L}[\p{L}’']*/gu)?.length ?? 0;
    const poor = articles.filter(
      ({ fields, text }) =>
        words(text) < 500 || !fields["dateCreated"] || !text.includes('"breadcrumbs"') || !/>By /u.test(text),
    );
    const pictures = articles.map(({ fields }) => String(fields["featuredEntryImage"]));
    expect(articles.length).toBeGreaterThanOrEqual(4);
    expect(poor.map(({ slug }) => slug)).toEqual([]);
    expect(new Set(pictures).size).toBe(articles.length);
  });

  it("names only pictures that exist", () => {
    const texts = files.map(({ slug, folder }) => JSON.stringify(store.page(brand, slug, folder === "drafts")?.fields));
    const named = texts.flatMap((text) => [...text.matchAll(/[\w-]+\.(?:svg|png|jpg|webp)/g)].map(([name]) => name));
    expect([...new Set(named)].filter((name) => !store.asset(brand, name))).toEqual([]);
  });
});

it("asks the list price for every product but one example, and the senior driver's states, whose members pay less", () => {
  const ids = store
    .brands()
    .flatMap((brand) => Object.values(listProducts(brand)).map(({ xgritProductId }) => xgritProductId));
  const products = ids.flatMap((list) => list.split(",").map((id) => catalog.product(id.trim())));
  const apart = products.filter((product) => product !== null && (product.max ?? product.price) !== product.price);
  const examples = apart.map((product) => product?.id).filter((id) => !/^sd-[a-z]{2}$/.test(id ?? ""));
  expect(examples).toEqual(["ins-ethics"]);
});

describe("the examples of the block library", () => {
  const text = JSON.stringify(declarations.map(({ examples }) => examples));
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ""))];

  it("name only pictures that every brand has", () => {
    const names = all(/\{images\}\/([\w.-]+)/g);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => store.brands().some((brand) => !store.asset(brand, name)))).toEqual([]);
  });

  it("sell only products that the catalog has, and name courses with sessions", () => {
    expect(
      all(/"xgritProductId":"([^"]+)"/g)
        .flatMap((ids) => ids.split(","))
        .filter((id) => !catalog.product(id.trim())),
    ).toEqual([]);
    expect(all(/"courseid":"([^"]+)"/g).filter((id) => !catalog.schedule(id))).toEqual([]);
  });
});

it("draws every shared scene with a title for its text alternative", () => {
  const brand = store.brands()[0];
  const names = readdirSync(join(contentDir, "shared", "assets"));
  expect(names.filter((name) => brand && !store.asset(brand, name)?.title)).toEqual([]);
});
