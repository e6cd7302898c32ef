import Validator from "@adobe/structured-data-validator";
import { type Block, blocks, type StructuredDataNode, type ViewInput } from "@courseway/blocks";
import { cents, type Quote } from "@courseway/pricing";
import { NO_OFFERS } from "@courseway/visitor/offers";
import { describe, expect, it } from "vitest";
import { brand } from "@courseway/chrome/testing/brand";
import { type DescribedPage, pageGraph } from "./structured-data.ts";

const quote: Quote = {
  productIds: ["1"],
  courseIds: ["11"],
  title: "Pre-License, Basic",
  originalPrice: cents(12_900),
  discountPrice: cents(9950),
  maxPrice: cents(14_900),
  discountType: "PERCENT",
  offPercent: 23,
  couponCode: "SAVE23",
  productFees: cents(500),
  feeDescription: "State fee",
  filterType: "",
  app: "RE",
  disableRsa: false,
  seatHours: 90,
};
const SALE_ENDS = Date.UTC(2026, 11, 1, 5, 59);
const video = {
  id: "abc",
  name: "How it works",
  description: "Two minutes.",
  duration: "PT2M0S",
  thumbnailUrl: "https://video.example/a.jpg",
  portrait: false,
  created: "2026-06-01T12:00:00+00:00",
  updated: null,
  assets: [],
};

function listNodes(block: Block, wire: unknown, price: Quote | null): readonly StructuredDataNode[] {
  const page = { slug: "a", path: "/a/", state: null, listingPage: null, offers: NO_OFFERS, pricesUntil: SALE_ENDS };
  const input: ViewInput<unknown, unknown> = {
    content: block.schema.parse(wire),
    data: { schedule: [], rating: null, video },
    context: { brand, page, index: 0, now: Date.UTC(2026, 10, 22) },
    findQuote: () => price,
  };
  return block.structuredData(input);
}
const FAQ = { accordionTitle: "Frequently asked questions" };
const everyNode = (price: Quote | null): readonly StructuredDataNode[] =>
  blocks.flatMap((block) =>
    Object.values(block.examples).flatMap((wire) =>
      listNodes(block, block.name === "accordion" ? { ...wire, ...FAQ } : wire, price),
    ),
  );

const url = "https://www.ace.example/a/";
const described: DescribedPage = {
  site: brand.name,
  siteUrl: "https://www.ace.example/",
  title: "Arizona",
  url,
  description: "Ninety hours",
  trail: [{ name: "Home", url: "https://www.ace.example/" }],
  imageUrl: "https://www.ace.example/a.jpg",
  published: "2026-10-01T09:00:00-05:00",
  changed: "2026-11-01T09:00:00-05:00",
  article: "BlogPosting",
  nodes: everyNode(quote),
};
type Node = Readonly<Record<string, unknown>>;
const buildGraph = (page: DescribedPage): readonly Node[] => JSON.parse(JSON.stringify(pageGraph(page)))["@graph"];
const typesIn = (nodes: readonly Node[]) => new Set(nodes.map((node) => String(node["@type"])));

async function listFaults(nodes: readonly Node[]): Promise<string[]> {
  const jsonld = Object.fromEntries(
    [...typesIn(nodes)].map((type) => [
      type,
      nodes.filter((node) => node["@type"] === type).map((node) => ({ ...node })),
    ]),
  );
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === "ERROR")
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

describe("what search engines are told of a page with every situation of every block", () => {
  it("is all that they show a result of its own for [SEO-007, SEO-010]", () => {
    expect([...typesIn(buildGraph(described))].toSorted()).toEqual([
      "BlogPosting",
      "BreadcrumbList",
      "Course",
      "FAQPage",
      "Product",
      "VideoObject",
      "WebPage",
      "WebSite",
    ]);
  });

  it("has what they require of each", async () => {
    expect(await listFaults(buildGraph(described))).toEqual([]);
  });

  it("is told as faulty where something required is missing", async () => {
    const graph = buildGraph(described);
    const product = graph.find((node) => node["@type"] === "Product");
    expect(await listFaults([{ ...product, name: undefined }])).not.toEqual([]);
    expect(
      await listFaults([{ ...graph.find((node) => node["@type"] === "VideoObject"), thumbnailUrl: undefined }]),
    ).not.toEqual([]);
  });

  it("names the price that everybody sees, and until when it holds [PR-009]", () => {
    const nodes = everyNode({ ...quote, originalPrice: cents(9950) });
    const products = buildGraph({ ...described, nodes }).filter((node) => node["@type"] === "Product");
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      expect(product["offers"]).toMatchObject({
        price: "99.50",
        priceCurrency: "USD",
        priceValidUntil: "2026-12-01T05:59:00.000Z",
        availability: "https://schema.org/InStock",
      });
    }
  });

  it("names no product without a price [PR-031]", () => {
    const types = typesIn(buildGraph({ ...described, nodes: everyNode(null) }));
    expect([types.has("Product"), types.has("Course")]).toEqual([false, false]);
  });

  it("has one node for one product and one page of questions, whatever the number of blocks", () => {
    const graph = buildGraph({ ...described, nodes: [...everyNode(quote), ...everyNode(quote)] });
    const ids = graph.flatMap((node) => (node["@id"] === undefined ? [] : [String(node["@id"])]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(graph.filter((node) => node["@type"] === "FAQPage")).toHaveLength(1);
  });
});
