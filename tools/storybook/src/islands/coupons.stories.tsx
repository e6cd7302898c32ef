import { TestBrowser } from "@courseway/visitor/testing";
import { cents, type Quote } from "@courseway/pricing";
import type { QuotePort } from "@courseway/blocks";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { buildArgs, buildArgTypes } from "../blocks/controls.ts";
import { blockNamed, Example, loadExample } from "../blocks/Example.tsx";
import { STORY_NOW } from "../blocks/story-now.ts";
import { storyQuote } from "../blocks/story-quote.ts";

/** What a visitor reads next to a price about the coupon in their address: that it counts, or why it does not. */
const meta: Meta = { title: "Islands/Coupons", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const block = blockNamed("standAloneCta");

/** What commerce answers to a visitor's codes: the price of everybody, with what it says of the codes. */
const answering =
  (said: Partial<Quote>): QuotePort =>
  async (sets) =>
    sets.map(({ productIds }) => {
      const quote = storyQuote({ productIds, coupon: null, bundleCoupon: null });
      return quote && { ...quote, ...said };
    });

const browserAt = (query: string): TestBrowser =>
  Object.assign(new TestBrowser(), {
    time: STORY_NOW,
    isSignalOn: true,
    address: `https://www.example.com/courses/?${query}`,
  });

/**
 * A price for a visitor whose address has a coupon.
 * @param text what stands next to it
 */
function price(query: string, said: Partial<Quote>, text: string): Story {
  const quotes = answering(said);
  return {
    args: buildArgs(block, "whole"),
    argTypes: buildArgTypes(block),
    loaders: [({ args, globals }) => loadExample(block, args, globals.brand)],
    render: (_, { loaded }) => (
      <Example
        element={loaded.element}
        dialogs={loaded.dialogs}
        client={loaded.client}
        browser={browserAt(query)}
        quotes={quotes}
      />
    ),
    play: async ({ canvas }) => {
      // Next to the price, and for screen readers.
      await waitFor(() => expect(canvas.getAllByText(text, { exact: false })[0]).toBeVisible(), { timeout: 12_000 });
    },
  };
}

export const Applied: Story = price(
  "hc=CRO5",
  { discountPrice: cents(4900), offPercent: 20, couponCode: "CRO5" },
  "Coupon CRO5 applied.",
);
export const AnotherGivesMore: Story = price("hc=CRO5", { couponCode: "SALE20" }, "Coupon SALE20 gives this discount.");
export const Expired: Story = price(
  "hc=LASTYEAR",
  { refused: [{ code: "LASTYEAR", reason: "expired" }] },
  "Coupon LASTYEAR is no longer valid.",
);
export const NoReasonGiven: Story = price("hc=CRO5", {}, "It may have expired.");
export const TooLongToBeACode: Story = price(
  `hc=${"LONGCODE".repeat(20)}`,
  {},
  "The address has more coupons, or a longer one, than count.",
);
