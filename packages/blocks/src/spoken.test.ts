// @vitest-environment jsdom
import { cents } from "@courseway/pricing";
import { listenTo } from "@courseway/workspace/spoken";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Block, ViewInput } from "./define-block.ts";
import { testDiscount } from "./offer/testing/offers.ts";
import { blocks } from "./registry.ts";
import { hydrateIslands } from "./shared/testing/hydrate-islands.ts";
import { withDialogs } from "./shared/testing/render.tsx";
import { testContext } from "./shared/testing/test-context.ts";

/** Returns a price with a saving and a fee for every request. */
const findQuote: ViewInput<unknown, unknown>["findQuote"] = ({ productIds }) => ({
  ...testDiscount,
  productIds: [...productIds],
  productFees: cents(995),
});

async function listenToBlock(block: Block): Promise<string> {
  const [example] = Object.values(block.examples);
  const content = block.schema.parse(example);
  const element = withDialogs(block, { content, data: null, context: testContext(), findQuote });
  await hydrateIslands([element]);
  return listenTo(`<main>${element ? renderToStaticMarkup(element) : ""}</main>`);
}

test.each(blocks.map((block) => [block.name, block] as const))(
  "what a screen reader says of %s is what a reviewer has read",
  async (name, block) => {
    await expect(await listenToBlock(block)).toMatchFileSnapshot(`spoken/${name}.txt`);
  },
);
