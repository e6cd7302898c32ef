import { type Content, html, productEntry, rows, table, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "The course's price in a state that the visitor chooses. If the state is unknown, Alabama shows, or the first state. Not shown without products.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "A page about one state: use a call to action with a price.",
  accessibility:
    "Phones use the platform's drop-down; on larger screens a button opens a list for arrow keys, which Escape closes. The price card is a live region. Without script every state's card is open.",
};

/** What an editor sets on the state price selector. [BL-aarpPriceSelector-004, BL-aarpPriceSelector-012] */
export const fields = {
  selectorList: rows("The states; each once", {
    priceSelectorItem: {
      state: text("The state, by name or abbreviation; a row of no known state is left out"),
      product: productEntry("The product that the state's card sells; a row of no product is left out"),
      productsPerBrand: table(
        "The product of each brand in the state, for a list that several brands share; the product above overrides it",
        {
          brand: text("The brand's id"),
          productId: text("The product's id at the shop"),
        },
      ),
      disclaimer: html("Small print of the state's card"),
    },
  }),
  selectorInstructions: text("The line above the choice of state", "Choose your state to see your price"),
  cardText: html(
    "The card's text; ${price} and ${originalPrice} are its prices. By default it gives the prices for members and non-members, and the guarantee",
  ),
  cardTitle: text("The card's heading; {state} is replaced by the state", "{state} AARP Smart Driver Course Pricing"),
};

export type AarpPriceSelectorContent = Content<typeof fields>;
