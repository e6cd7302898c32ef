import type { BlockExamples } from "../define-block.ts";
import { type ExampleProduct, exampleProduct } from "../offer/example-product.ts";

const item = (state: string, product: ExampleProduct, disclaimer: string | null = null) => ({
  typeHandle: "priceSelectorItem",
  state,
  product: [product],
  productsPerBrand: [],
  disclaimer,
});

/** A row of a list that several brands share. */
const shared = (state: string, ids: Readonly<Record<string, string>>) => ({
  ...item(state, exampleProduct("basic")),
  product: [],
  productsPerBrand: Object.entries(ids).map(([brand, productId]) => ({ brand, productId })),
});

const whole = {
  selectorList: [
    item("Alabama", exampleProduct("basic")),
    item("AZ", exampleProduct("deluxe")),
    item("Florida", exampleProduct("florida"), "<p>Florida asks for six hours the first time.</p>"),
    item("New York", exampleProduct("premium"), "<p>The price includes the New York reporting fee.</p>"),
    item("Texas", exampleProduct("webinar")),
  ],
  selectorInstructions: "Select your state to see what the course costs there",
  cardText: null,
  cardTitle: null,
};

const STATES = [
  "Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Georgia, Hawaii, Idaho, Illinois",
  "Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Michigan, Minnesota, Montana, Nevada, New Jersey, Ohio",
]
  .join(", ")
  .split(", ");

export const examples: BlockExamples = {
  whole,
  builtInLine: { ...whole, selectorInstructions: null },
  ownWords: {
    ...whole,
    cardTitle: "What the course costs in {state}",
    cardText: "<p>Take the course for <strong>${price}</strong>, with the certificate included.</p>",
  },
  wordsWithoutPrice: {
    ...whole,
    cardText: "<p>Four hours, at your own pace. Print your certificate the same day.</p>",
  },
  sharedList: {
    ...whole,
    selectorList: [
      shared("Alabama", Object.fromEntries(["AARP", "ACE", "DEC", "IDS", "INS", "MTG"].map((id) => [id, "1001"]))),
      shared("Ohio", { AARP: "1002", ACE: "1003", DEC: "1002", IDS: "1002", INS: "1002", MTG: "1002" }),
    ],
  },
  oneState: { ...whole, selectorList: [item("Ohio", exampleProduct("deluxe"))] },
  manyStates: { ...whole, selectorList: STATES.map((state) => item(state, exampleProduct("deluxe"))) },
  longTexts: {
    ...whole,
    selectorInstructions:
      "Prices differ from state to state, because some of them ask for a fee of their own: select the one that issued your license",
    cardTitle: "The whole AARP Smart Driver course for drivers who hold a license of the state of {state}",
    selectorList: [
      item(
        "Alabama",
        exampleProduct("basic"),
        "<p>The certificate is accepted by insurers that do business in Alabama for drivers of 55 and over. Ask your agent how much you could save, and for how long, before you enroll.</p>",
      ),
    ],
  },
  withoutProducts: { ...whole, selectorList: [{ ...item("Ohio", exampleProduct("basic")), product: [] }] },
};
