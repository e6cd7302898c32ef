import { NO_OFFERS } from "@courseway/visitor/offers";
import type { BlockContext, ViewInput } from "../../define-block.ts";
import { testBrands } from "./brands.ts";
import { exampleArticles } from "./example-articles.ts";

/** The host's clock in tests: noon in Chicago, June 15, 2026. */
export const TEST_NOW = Date.UTC(2026, 5, 15, 17);

/** The context of a block on a page. */
export function testContext(more: Partial<BlockContext> = {}): BlockContext {
  return {
    brand: testBrands.ace,
    page: {
      slug: "courses",
      path: "/courses/",
      state: null,
      listingPage: null,
      offers: NO_OFFERS,
      featured: exampleArticles,
    },
    index: 0,
    now: TEST_NOW,
    ...more,
  };
}

/** The input of a view, without prices. */
export function testInput<Content, Data = null>(
  content: Content,
  data: Data,
  context: Partial<BlockContext> = {},
): ViewInput<Content, Data> {
  return { content, data, context: testContext(context), findQuote: () => null };
}
