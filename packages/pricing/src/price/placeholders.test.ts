import { describe, expect, it } from "vitest";
import { withoutTypes } from "../testing/without-types.ts";
import { COURSE, buildOptions, buildQuote, WITH_COUPON } from "../testing/quotes.ts";
import { describePrice } from "./describe-price.ts";
import { fillPricePlaceholders, mentionsPrice } from "./placeholders.ts";

const DISPLAY = describePrice(COURSE, WITH_COUPON);
const ALL = "<p>Now ${price}, was ${originalPrice}, with coupon ${discountPrice}: ${savings} off</p>";

describe("fillPricePlaceholders", () => {
  it("puts the price's own texts in place of all four placeholders [PR-028]", () => {
    expect(fillPricePlaceholders(ALL, DISPLAY)).toBe("<p>Now $49, was $59, with coupon $49: $10 off</p>");
  });

  it("takes each from its own figure [PR-028]", () => {
    expect(
      fillPricePlaceholders(ALL, describePrice(buildQuote({ ...COURSE, discountPrice: 4550 }), buildOptions())),
    ).toBe("<p>Now $59, was $59, with coupon $45.50: $13.50 off</p>");
  });

  it("fills every occurrence, with spaces inside the braces, and leaves other placeholders [PR-028]", () => {
    expect(fillPricePlaceholders("${ price } ${price} ${state} ${prices} $49", DISPLAY)).toBe(
      "$49 $49 ${state} ${prices} $49",
    );
  });

  it("leaves out what is not printed [PR-025]", () => {
    expect(
      fillPricePlaceholders(
        "save ${savings}!",
        describePrice(buildQuote({ ...COURSE, discountPrice: 5900 }), WITH_COUPON),
      ),
    ).toBe("save !");
  });

  it("strips them without a price [CH-010]", () => {
    expect(fillPricePlaceholders(ALL, null)).toBe("<p>Now , was , with coupon :  off</p>");
  });

  it("gives an empty text for none", () => {
    const untyped = withoutTypes(fillPricePlaceholders);
    expect([untyped(null, null), untyped(undefined, null), untyped(49)]).toEqual(["", "", ""]);
  });
});

describe("mentionsPrice", () => {
  it.each(["only $49", "${price}", "${ savings }", "&dollar;5", "&#36;5", "<b>$</b>"])(
    "hides the price block beside %j [PR-029]",
    (text) => {
      expect(mentionsPrice(text)).toBe(true);
    },
  );

  it.each(["", "only 49 dollars", "in ${state}", "in ${ state }", '<a href="/a?x=$1">go</a>', null, undefined])(
    "keeps the price block beside %j [PR-029]",
    (text) => {
      expect(mentionsPrice(text)).toBe(false);
    },
  );

  it("answers the same when asked twice [PR-029]", () => {
    expect([mentionsPrice("${price}"), mentionsPrice("${price}")]).toEqual([true, true]);
  });
});
