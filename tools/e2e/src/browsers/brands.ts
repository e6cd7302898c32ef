import { type BrandName, brandNames } from "@courseway/workspace/local";
import { checksAll, testedBrands } from "../places.ts";

/** What of a brand's site a visitor goes through. */
export interface Shop {
  readonly brand: BrandName;
  /** A page with a link to the course. */
  readonly start: string;
  readonly course: string;
  /** The first product whose price the course's page shows, as commerce knows it. */
  readonly product: string;
}

const SHOPS: readonly Shop[] = [
  { brand: "aarp", start: "/faq/", course: "/pricing/", product: "sd-tx" },
  { brand: "ace", start: "/", course: "/real-estate-license/arizona/", product: "re-az-basic" },
  { brand: "dec", start: "/", course: "/texas/", product: "de-tx-teen-basic" },
  { brand: "ids", start: "/", course: "/defensive-driving/texas/", product: "ids-tx-basic" },
  { brand: "ins", start: "/pre-license/", course: "/pre-license/illinois/", product: "ins-il-basic" },
  { brand: "mtg", start: "/", course: "/pre-license/national/", product: "mtg-national-basic" },
];

/** On a push the two whose pages differ most; by night, and where `E2E_BRANDS` names them, all. */
const PUSHED: readonly BrandName[] = ["ace", "dec"];

export const visitedBrands: readonly BrandName[] =
  checksAll || testedBrands.length < brandNames.length ? testedBrands : PUSHED;

export const shops: readonly Shop[] = SHOPS.filter(({ brand }) => visitedBrands.includes(brand));
