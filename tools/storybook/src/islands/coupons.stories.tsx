import { TestBrowser } from "@courseway/visitor/testing";
import { cents, type Quote } from "@courseway/pricing";
import type { QuotePort } from "@courseway/blocks";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { buildArgs, buildArgTypes } from "../blocks/controls.ts";
import { blockNamed, Example, loadExample } from "../blocks/Example.tsx";
import { STORY_NOW } from "../blocks/story-now.ts";
import { storyQuote } from "../blocks/story-quote.ts";

/**
 * The notice next to a price about the coupon in a visitor's address or from an email: that it counts, or why it does
 * not.
 */
const meta: Meta = { title: "Islands/Coupons", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const block = blockNamed("standAloneCta");

/** Commerce's response to a visitor's codes: the public price, with the reasons for the codes. */
const answering =
  (answer: Partial<Quote>): QuotePort =>
  async (sets) =>
    sets.map(({ productIds }) => {
      const quote = storyQuote({ productIds, coupon: null, bundleCoupon: null });
      return quote && { ...quote, ...answer };
    });

/** The visitor's codes: in the query of the address, or in cookies. */
type Visitor = Pick<TestBrowser, "address"> | Pick<TestBrowser, "jar">;

const withQuery = (query: string): Visitor => ({ address: `https://www.example.com/courses/?${query}` });

/** A visitor who signed up an hour ago and got this code. */
const emailed = (code: string): Visitor => ({
  jar: { emailCoupon: code, emailSubmissionDate: String(STORY_NOW - 3_600_000) },
});

const openBrowser = (visitor: Visitor): TestBrowser =>
  Object.assign(new TestBrowser(), { time: STORY_NOW, isSignalOn: true }, visitor);

/**
 * A price for a visitor with a coupon.
 * @param answer the fields in which commerce's response to this visitor differs from the public one
 * @param text the notice next to the price
 */
function price(visitor: Visitor, answer: Partial<Quote>, text: string): Story {
  const quotes = answering(answer);
  return {
    args: buildArgs(block, "whole"),
    argTypes: buildArgTypes(block),
    loaders: [({ args, globals }) => loadExample(block, args, globals.brand)],
    render: (_, { loaded }) => (
      <Example
        element={loaded.element}
        dialogs={loaded.dialogs}
        client={loaded.client}
        browser={openBrowser(visitor)}
        quotes={quotes}
      />
    ),
    play: async ({ canvas }) => {
      // Next to the price, and also for screen readers.
      await waitFor(() => expect(canvas.getAllByText(text, { exact: false })[0]).toBeVisible(), { timeout: 12_000 });
    },
  };
}

export const Applied: Story = price(
  withQuery("hc=CRO5"),
  { discountPrice: cents(4900), offPercent: 20, couponCode: "CRO5" },
  "Coupon CRO5 applied.",
);
export const AnotherGivesMore: Story = price(
  withQuery("hc=CRO5"),
  { couponCode: "SALE20" },
  "Coupon SALE20 gives this discount.",
);
export const Expired: Story = price(
  withQuery("hc=LASTYEAR"),
  { refused: [{ code: "LASTYEAR", reason: "expired" }] },
  "Coupon LASTYEAR is no longer valid.",
);
export const NoReasonGiven: Story = price(withQuery("hc=CRO5"), {}, "It may have expired.");
export const TooLongToBeACode: Story = price(
  withQuery(`hc=${"LONGCODE".repeat(20)}`),
  {},
  "The address has more coupons, or a longer one, than count.",
);
export const Emailed: Story = price(
  emailed("CAREER20"),
  { discountPrice: cents(4900), offPercent: 20, couponCode: "CAREER20" },
  "Coupon Applied!",
);
export const EmailedLowersNothing: Story = price(
  emailed("CAREER20"),
  {},
  "Coupon Applied! It does not lower this price.",
);
export const EmailedAnotherGivesMore: Story = price(
  emailed("CAREER20"),
  { couponCode: "SALE20" },
  "Coupon Applied! It does not lower this price. Coupon SALE20 gives this discount.",
);
export const EmailedExpired: Story = price(
  emailed("CAREER20"),
  { refused: [{ code: "CAREER20", reason: "expired" }] },
  "Coupon Applied! It does not lower this price. Coupon CAREER20 is no longer valid.",
);
