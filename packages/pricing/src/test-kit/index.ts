export { anAnswer, aPriceSet, aQuote } from "./builders.ts";
export {
  COMMERCE_FAULTS,
  fakeCommerce,
  type CommerceFault,
  type FakeCode,
  type FakeCommerce,
  type FakeCommerceOptions,
  type FakeQuestion,
} from "./fake-commerce.ts";
