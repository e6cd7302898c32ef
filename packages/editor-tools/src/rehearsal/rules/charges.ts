import { momentText } from "../../reading/moments.ts";
import { getBlockPlace } from "../../reading/read-site.ts";
import type { PageView, ShownBanner, ShownPrice } from "@courseway/visitor/simulated";
import { stateBefore } from "../rehearse.ts";
import { getBannerPlace, gathered, isNotOpenYet, type Judged, listScenes, type SeenFinding } from "./input.ts";

const joinProducts = ({ products }: ShownPrice): string => products.join(", ");

const sameProducts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Finds products without a price. */
function missingPrices({ rehearsal, site }: Judged): readonly SeenFinding[] {
  const scenes = listScenes(rehearsal);
  // If no page has a price, commerce does not answer, which is reported once.
  if (scenes.every(({ view }) => view.prices.every(({ final }) => final === null))) return [];
  return gathered(
    scenes.flatMap(({ page, view, at }) =>
      view.prices
        .filter(({ final }) => final === null)
        .map((price) => ({
          rule: "price-missing" as const,
          severity: "error" as const,
          brand: site.name,
          place: { path: page.path, part: null, field: null },
          subject: joinProducts(price),
          message: `${page.path} shows no price of ${joinProducts(price)}: commerce gives none.`,
          advice: "Correct the product’s id, or have commerce open the product.",
          seenAt: { path: page.path, at, visitor: 0 },
        })),
    ),
  );
}

/** Returns the banner of a sale that begins at a moment, or null. */
function beginningBanner(before: PageView, view: PageView): ShownBanner["banner"] | null {
  const began = view.banners.find(
    ({ banner, phase }) =>
      phase === "main" && !before.banners.some((one) => one.banner === banner && one.phase === "main"),
  );
  // The top banner appears five minutes before its code is active. [PB-007]
  const top = view.banners.find(({ banner, phase }) => banner === "top" && phase === "main");
  return (top ?? began)?.banner ?? null;
}

/** Finds products whose price rises when a sale's code becomes active: one finding for each sale. */
function risingPrices({ rehearsal, site, prices }: Judged): readonly SeenFinding[] {
  const dearer = listScenes(rehearsal).flatMap(({ page, view, at }) => {
    const before = stateBefore(page, at)?.views[0];
    if (before === undefined || before === view) return [];
    const banner = view.codes.some((code) => !before.codes.includes(code)) ? beginningBanner(before, view) : null;
    if (banner === null) return [];
    return view.prices.flatMap((price) => {
      const was = before.prices.find((one) => one.block === price.block && sameProducts(one.products, price.products));
      if (was?.final == null || price.final === null || price.final <= was.final) return [];
      const codes = [before.codes.join(", "), view.codes.join(", ")] as const;
      return [{ page, at, banner, price, was, codes, isNotOpen: isNotOpenYet(view.codes, { prices }) }];
    });
  });
  return [...Map.groupBy(dearer, ({ at, codes }) => `${at} ${codes.join("|")}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { at, banner, price, was, codes, isNotOpen } = first;
    const products = [...new Set(group.map((one) => joinProducts(one.price)))];
    return gathered(
      group.map(({ page }) => ({
        rule: "price-rises" as const,
        severity: isNotOpen ? ("warning" as const) : ("error" as const),
        brand: site.name,
        place: getBannerPlace(banner),
        subject: codes[1],
        message: `As the sale begins, ${momentText(at, rehearsal.timeZone)}, ${products.length} ${products.length === 1 ? "product gets" : "products get"} dearer: ${products.slice(0, 8).join(", ")}${products.length > 8 ? " and others" : ""}. ${joinProducts(price)} costs ${price.text} after ${was.text}: ${codes[1]} gives less for it than ${codes[0] || "before"}.`,
        advice: "Have commerce take the sale’s code for these products too, or leave the earlier code in force.",
        seenAt: { path: page.path, at, visitor: 0 },
      })),
    );
  });
}

/** Finds blocks whose button sells a different product than the price next to it. */
function otherProducts({ rehearsal, site }: Judged): readonly SeenFinding[] {
  return gathered(
    listScenes(rehearsal).flatMap(({ page, state, view, at }) =>
      state.blocks.flatMap((block) => {
        const prices = view.prices.filter((price) => price.block === block.index && price.final !== null);
        const links = view.handed.filter((link) => link.block === block.index && link.products.length > 0);
        const unsold = prices.filter((price) => !links.some((link) => sameProducts(link.products, price.products)));
        // A block may show prices without a button for each. If most prices have one, the others should too.
        const hasButtons = links.length >= prices.length || unsold.length * 2 < prices.length;
        if (links.length === 0 || !hasButtons) return [];
        return unsold.map((price) => ({
          rule: "product-not-sold" as const,
          severity: "error" as const,
          brand: site.name,
          place: getBlockPlace(page.path, block),
          subject: joinProducts(price),
          message: `The block shows the price of ${joinProducts(price)}, and none of its buttons sells it: they lead to ${[...new Set(links.map(({ products }) => products.join(", ")))].join("; ")}.`,
          advice: "Empty the button’s own link: the product’s checkout is used then.",
          seenAt: { path: page.path, at, visitor: 0 },
        }));
      }),
    ),
  );
}

/** Finds prices that pages charge wrongly, or do not charge. */
export const chargeFindings = (judged: Judged): readonly SeenFinding[] => [
  ...missingPrices(judged),
  ...risingPrices(judged),
  ...otherProducts(judged),
];
