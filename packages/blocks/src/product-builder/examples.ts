import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const row = (state: string, courseType: string, duration: string, productId: string, more: object = {}) => ({
  typeHandle: "studyPlanRow",
  state,
  courseType,
  duration,
  productId,
  coupon: null,
  dynamicButtonText: null,
  buttonAriaLabel: null,
  ...more,
});

const texas = [
  row("Texas", "Salesperson", "1 Week", "1001"),
  row("Texas", "Salesperson", "1 Month", "1002", { coupon: "SAVE20" }),
  row("Texas", "Salesperson", "3 Months", "1003", {
    dynamicButtonText: "Get the whole season",
    buttonAriaLabel: "Get the whole season: three months of Salesperson",
  }),
  row("Texas", "Broker", "1 Month", "1004"),
];

const whole = {
  pickerHeading: null,
  productBuilder: [
    ...texas,
    row("Arizona", "Managing Broker", "1 Week", "1005"),
    row("Arizona", "Managing Broker", "1 Month", "1001"),
  ],
  buttonSize: null,
  productCouponOverride: null,
  carousel: [
    exampleAsset("exam", "A test paper with ticked answers", 720, 480),
    exampleAsset("laptop", "A lesson on a laptop", 720, 480),
  ],
  imageCarousel: [],
  wysiwygContent:
    "<h3>What every plan has</h3><ul><li>Practice exams in the words of the real one</li><li>Flash cards and a glossary</li><li>A readiness score</li></ul>",
};

export const examples: BlockExamples = {
  whole,
  oneState: { ...whole, productBuilder: texas, productCouponOverride: "WELCOME10", pickerHeading: "Choose your plan" },
  oneRow: {
    ...whole,
    buttonSize: "small",
    productBuilder: [texas[0]],
    carousel: [],
    imageCarousel: [exampleAsset("keys", "Keys of a house", 720, 480)],
  },
  choicesAlone: { ...whole, carousel: [], wysiwygContent: null },
  withoutRows: {
    ...whole,
    productBuilder: [row("Texas", "Plumber", "1 Week", "1001"), row("", "Broker", "1 Week", "1001")],
  },
};
