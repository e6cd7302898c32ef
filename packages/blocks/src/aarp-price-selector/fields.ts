import { type Content, html, productEntry, rows, table, text } from "@courseway/content-client";

export const about =
  "What the course costs in a state that the visitor chooses. Alabama, else the first state, stands where nobody knows theirs; without products it is not shown.";

/** What an editor sets on the state price selector. [BL-aarpPriceSelector-004, BL-aarpPriceSelector-012] */
export const fields = {
  selectorList: rows("The states; each once", {
    priceSelectorItem: {
      state: text("The state, by name or abbreviation; a row of no known state is left out"),
      product: productEntry("The product that the state's card sells; a row of no product is left out"),
      productsPerBrand: table(
        "What each brand sells in the state, for a list that several brands share; the product above goes first",
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
    "The words of the card: ${price} and ${originalPrice} stand for its prices; without words it says the price for members, the one for non-members, and the guarantee",
  ),
  cardTitle: text(
    "The heading of the card; {state} in it stands for the state",
    "{state} AARP Smart Driver Course Pricing",
  ),
};

export type AarpPriceSelectorContent = Content<typeof fields>;
