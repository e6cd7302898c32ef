import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ServedSiteInput } from "../served-site.ts";

/** 22 November 2026, noon in Chicago. */
export const NOW = Date.UTC(2026, 10, 22, 18);

export const DAY = 86_400_000;

type Things = Record<string, Record<string, unknown>>;

/** A brand with a sale, as its editors, its shop and its developers wrote it. */
export interface WrittenSite {
  readonly brand: Record<string, unknown>;
  readonly globals: Things;
  readonly pages: Things;
  readonly products: Things;
  readonly catalog: Things;
  readonly coupons: Things;
}

/** A change of that, by the places of what changes: `/globals/topPromoBanner/coupon`. */
export interface Edit {
  readonly name: string;
  readonly edit: Readonly<Record<string, unknown>>;
  /** Where a report has to point; absent for a change that is right. */
  readonly at?: readonly string[];
}

const read = (file: string): unknown => parse(readFileSync(join(import.meta.dirname, `${file}.yaml`), "utf8"));

export const goodSite = (): WrittenSite => read("good-site") as WrittenSite;
export const faults = (): readonly Edit[] => read("faults") as readonly Edit[];
export const goodVariants = (): readonly Edit[] => read("good-variants") as readonly Edit[];

/** A copy of the good site with one change. A value of null takes a thing out. */
export function edited({ edit }: Pick<Edit, "edit">): WrittenSite {
  const site = goodSite();
  for (const [pointer, value] of Object.entries(edit)) {
    const names = pointer.split("/").slice(1);
    const last = names.pop() ?? "";
    let place: unknown = site;
    for (const name of names) place = Reflect.get(place as object, name);
    if (typeof place !== "object" || place === null) throw new Error(`${pointer} is no place of the good site.`);
    Reflect.set(place, last, value);
  }
  return site;
}

const present = (things: Things): Things =>
  Object.fromEntries(Object.entries(things).filter(([, thing]) => thing !== null));

/** The site as it is served, with the clocks at `NOW`. */
export const servedInput = ({ brand, globals, pages, products, catalog, coupons }: WrittenSite): ServedSiteInput => ({
  now: NOW,
  // The checkout is the one that the brand's own settings name.
  env: { CHECKOUT_URL: "" },
  brand: { email: { listId: 1 }, keepsEmailedCoupons: true, ...brand },
  content: { pages, products: present(products), globals },
  catalog: present(catalog),
  coupons: Object.entries(coupons).map(([code, coupon]) => ({ code, ...coupon })),
});
