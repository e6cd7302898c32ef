import type { BlockExamples } from "../define-block.ts";

const product = (productId: string) => ({ productId });

const card = (entryState: string, more: Readonly<Record<string, unknown>> = {}) => ({
  typeHandle: "bundleBuildCard",
  entryState,
  baseProducts: [
    { productId: "1001", deliveryType: "online" },
    { productId: "1005", deliveryType: "webinar" },
  ],
  requiredProducts: [],
  electiveProducts: [],
  baseProductPrio: "1",
  minHours: 8,
  showMoreInfo: false,
  moreInfo: null,
  ...more,
});

const texas = card("Texas", {
  requiredProducts: [{ productId: "1003", multipleRegulators: true }],
  electiveProducts: [product("1002"), product("1004")],
  baseProductPrio: "2",
  minHours: 20,
  showMoreInfo: true,
  moreInfo: "<p>Texas has two regulators. The one that licenses you decides which course counts.</p>",
});

const builder = (bundleBuildCards: readonly unknown[], productCouponOverride: string | null = null) => [
  { typeHandle: "builderCategory", productCouponOverride, bundleBuildCards },
];

const whole = {
  componentTitle: "Build your renewal",
  recommendedProductContent: "<p>Choose every state that you hold a license in. We add what each of them asks for.</p>",
  formTitle: "Your licenses",
  dropDownLabel: "States",
  deliveryMethodLabel: "How do you want to study?",
  productListTitle: "Your main course",
  stateRequirementsTitle: "What your states require",
  electiveTitle: "Electives",
  cartCtaLabel: "Go to checkout",
  buttonSize: null,
  buttonAriaLabel: null,
  hideScheduleCta: false,
  builderCategory: builder(
    [texas, card("Utah"), card("Florida", { minHours: 40, electiveProducts: [product("1004")] })],
    "SAVE20",
  ),
};

export const examples: BlockExamples = {
  whole,
  oneState: { ...whole, builderCategory: builder([card("Utah")]), hideScheduleCta: true },
  ownWords: {
    ...whole,
    componentTitle: null,
    recommendedProductContent: null,
    formTitle: null,
    dropDownLabel: null,
    deliveryMethodLabel: null,
    productListTitle: null,
    stateRequirementsTitle: null,
    electiveTitle: null,
    cartCtaLabel: null,
    buttonSize: "small",
    buttonAriaLabel: "Get my license: to the checkout of this bundle",
  },
  withoutStates: { ...whole, builderCategory: builder([card("")]) },
  longTexts: {
    ...whole,
    componentTitle:
      "Build the continuing education that every one of your state licenses asks for before the year ends",
    builderCategory: builder(
      ["Alabama", "Alaska", "Arizona", "District of Columbia", "New Hampshire", "North Carolina", "Texas"].map((name) =>
        card(name),
      ),
    ),
  },
};
