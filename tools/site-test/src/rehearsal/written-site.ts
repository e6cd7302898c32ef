import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ServedSiteInput } from "../served-site.ts";

export const DAY = 86_400_000;

type Things = Record<string, Record<string, unknown>>;

/** A brand with a sale, as written by its editors, its shop and its developers. */
export interface WrittenSite {
  readonly brand: Record<string, unknown>;
  readonly globals: Things;
  readonly pages: Things;
  readonly products: Things;
  readonly catalog: Things;
  readonly coupons: Things;
}

/** A change of a written site, by the path of each changed value: `/globals/topPromoBanner/coupon`. */
export interface Edit {
  readonly name: string;
  readonly edit: Readonly<Record<string, unknown>>;
  /** The places that a report must name; absent for a correct change. */
  readonly at?: readonly string[];
}

/** A correct site, with mistakes to make in it and correct changes of it. */
export interface Sale {
  readonly name: "black-friday" | "spring";
  /** The clock, epoch ms. */
  readonly now: number;
  readonly site: () => WrittenSite;
  readonly faults: readonly Edit[];
  readonly variants: readonly Edit[];
  /** The findings that its editors marked as deliberate. */
  readonly deliberate: readonly { readonly finding: string; readonly reason: string }[];
}

const read = (file: string): unknown => parse(readFileSync(join(import.meta.dirname, `${file}.yaml`), "utf8"));

const buildSale = ({
  name,
  files: [site, faults, variants],
  ...rest
}: Pick<Sale, "name" | "now" | "deliberate"> & { readonly files: readonly [string, string, string] }): Sale => ({
  name,
  ...rest,
  site: () => read(site) as WrittenSite,
  faults: read(faults) as readonly Edit[],
  variants: read(variants) as readonly Edit[],
});

const replaces = (finding: string) => ({
  finding,
  reason: "The sale replaces the code that always runs for some days.",
});

/** Four days in November, written by the author of the rules. */
export const BLACK_FRIDAY = buildSale({
  name: "black-friday",
  now: Date.UTC(2026, 10, 22, 18),
  files: ["good-site", "faults", "good-variants"],
  deliberate: [
    replaces("tst sales-overlap topPromoBanner FALL15+BLACKFRIDAY30"),
    replaces("tst sales-overlap graphicPromoBanner FALL15+graphic"),
  ],
});

/** A week in March with a clock change, written by someone who had not read the rules. */
export const SPRING = buildSale({
  name: "spring",
  now: Date.UTC(2027, 2, 1, 18),
  files: ["spring-site", "spring-faults", "spring-variants"],
  deliberate: [
    replaces("tst sales-overlap topPromoBanner START10+SPRING25"),
    replaces("tst sales-overlap graphicPromoBanner START10+graphic"),
  ],
});

/** Copies a correct site with one change. A value of null removes the item. */
export function edited({ site: good }: Pick<Sale, "site">, { edit }: Pick<Edit, "edit">): WrittenSite {
  const site = good();
  for (const [pointer, value] of Object.entries(edit)) {
    const names = pointer.split("/").slice(1);
    const last = names.pop() ?? "";
    let target: unknown = site;
    for (const name of names) target = Reflect.get(target as object, name);
    if (typeof target !== "object" || target === null) throw new Error(`${pointer} is no target of the good site.`);
    Reflect.set(target, last, value);
  }
  return site;
}

const present = (things: Things): Things =>
  Object.fromEntries(Object.entries(things).filter(([, thing]) => thing !== null));

/** The input for serving a site with its clocks at a given moment. */
export const servedInput = (
  { brand, globals, pages, products, catalog, coupons }: WrittenSite,
  now: number,
): ServedSiteInput => ({
  now,
  // Empty, so that the checkout of the brand's own settings applies.
  env: { CHECKOUT_URL: "" },
  brand: { email: { listId: 1 }, keepsEmailedCoupons: true, ...brand },
  content: { pages: present(pages), products: present(products), globals },
  catalog: present(catalog),
  coupons: Object.entries(present(coupons)).map(([code, coupon]) => ({ code, ...coupon })),
});
