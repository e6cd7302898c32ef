import { type BrandName, brandNames } from "@courseway/workspace/local";
import { checksAll, testedBrands } from "../environment.ts";

/** The parts of a brand's site that a visitor uses in the journeys. */
export interface Shop {
  readonly brand: BrandName;
  /** A page with a link to the course, and with answers that open. */
  readonly start: string;
  readonly course: string;
  /** The commerce id of the first product whose price the course page shows. */
  readonly product: string;
}

const SHOPS: readonly Shop[] = [
  { brand: "aarp", start: "/defensive-driving-course/", course: "/pricing/", product: "sd-tx" },
  { brand: "ace", start: "/", course: "/real-estate-license/arizona/", product: "re-az-basic" },
  { brand: "dec", start: "/", course: "/texas/", product: "de-tx-teen-basic" },
  { brand: "ids", start: "/", course: "/defensive-driving/texas/", product: "ids-tx-basic" },
  { brand: "ins", start: "/", course: "/pre-license/illinois/", product: "ins-il-basic" },
  { brand: "mtg", start: "/", course: "/pre-license/national/", product: "mtg-national-basic" },
];

/** On a push, only the two brands whose pages differ most; nightly, and if `E2E_BRANDS` names brands, all of them. */
const PUSHED: readonly BrandName[] = ["ace", "dec"];

export const visitedBrands: readonly BrandName[] =
  checksAll || testedBrands.length < brandNames.length ? testedBrands : PUSHED;

export const shops: readonly Shop[] = SHOPS.filter(({ brand }) => visitedBrands.includes(brand));
