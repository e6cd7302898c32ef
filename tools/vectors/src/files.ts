import * as coupons from "@courseway/coupons";
import * as emailed from "@courseway/coupons/emailed";
import * as explain from "@courseway/coupons/explain";
import * as couponTexts from "@courseway/coupons/texts";
import * as pricing from "@courseway/pricing";
import * as texts from "@courseway/pricing/texts";
import { couponsSpecs } from "./coupons.ts";
import { createConstants, formatFile, createVectors } from "./make.ts";
import { pricingSpecs } from "./pricing.ts";
import type { Spec } from "./spec.ts";

const packages: readonly {
  readonly name: string;
  readonly exported: Readonly<Record<string, unknown>>;
  readonly specs: readonly Spec[];
}[] = [
  { name: "pricing", exported: { ...pricing, ...texts }, specs: pricingSpecs },
  { name: "coupons", exported: { ...coupons, ...emailed, ...explain, ...couponTexts }, specs: couponsSpecs },
];

/** The current vectors of each package, and the folder of their file. */
export function vectorFiles(): { readonly folder: string; readonly text: string; readonly count: number }[] {
  return packages.map(({ name, exported, specs }) => {
    const vectors = [...createConstants(exported), ...createVectors(exported, specs)];
    return { folder: `packages/${name}`, text: formatFile(`@courseway/${name}`, vectors), count: vectors.length };
  });
}
