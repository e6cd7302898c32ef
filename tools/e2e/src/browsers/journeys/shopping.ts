import { expect } from "vitest";
import { fetchCharge } from "../../helpers/charge.ts";
import { getSlowLine } from "../../environment.ts";
import type { Visitor } from "../visitor.ts";
import type { Journey } from "./index.ts";

const COUPON = "CAREER20";
const QUERY = `?hc=${COUPON}&utm_source=mail`;

const linkTo = (path: string) => ({ css: `main a[href="${path}"]` });
const PRICE = ".cw-price-final";

/** Reads what the sandbox's checkout received. */
async function handoff(visitor: Visitor) {
  await visitor.sees({ css: "h1", words: "Checkout" });
  const { searchParams } = await visitor.address();
  const [products, coupons] = [
    await visitor.readText({ css: "[data-testid=product-ids]" }),
    await visitor.readText({ css: "[data-testid=coupons]" }),
  ];
  return { products, coupons: coupons.split(", "), campaign: searchParams.get("utm_source") };
}

const getPath = ({ pathname, search }: URL): string => pathname + search;

export const shopping: readonly Journey[] = [
  {
    title:
      "a coupon goes from the address to the price, by a link to the course's price, and by its button to the checkout, with the campaign [CP-008, CP-013, LNK-005]",
    isOn: ({ brand }) => brand !== "aarp",
    go: async (visitor, { site, start, course, product }) => {
      await visitor.open(`${site}${start}${QUERY}`);
      // Prices that change height move the content below them, so a missed link is clicked again.
      let clicked = -Infinity;
      const follow = async (): Promise<string> => {
        const address = await visitor.address();
        if (address.pathname === start && performance.now() - clicked > 5000) {
          await visitor.click(linkTo(course));
          clicked = performance.now();
        }
        return getPath(address);
      };
      await expect.poll(follow).toBe(`${course}${QUERY}`);
      const charge = await fetchCharge(product, COUPON);
      await visitor.waits("the price", (css) => document.querySelector(css)?.textContent, PRICE).toContain(charge);
      await visitor.click({ css: "main .cw-hero a[href*=checkout]" });
      const { products, coupons, campaign } = await handoff(visitor);
      expect(products).toBe(product);
      expect(coupons).toContain(COUPON);
      expect(campaign).toBe("mail");
    },
  },
  {
    title:
      "a link that is clicked before any script of the page has come leaves at once and takes codes and campaign along [GEN-003, LNK-009]",
    isOn: ({ brand }) => brand !== "aarp",
    go: async (visitor, { brand, start, course }) => {
      await visitor.begin(`${getSlowLine(brand)}${start}${QUERY}`);
      const link = await visitor.findPoint(linkTo(course));
      const files = (): boolean => document.querySelector("script[src*='/_next/']") === null;
      expect(await visitor.read(files), "no script of the build has come").toBe(true);
      await visitor.clickAt(link);
      await expect.poll(async () => getPath(await visitor.address())).toBe(`${course}${QUERY}`);
    },
  },
  {
    title: "a fragment leads to its place in a section far below, which was not laid out yet",
    go: async (visitor, { site }) => {
      await visitor.open(`${site}/all-blocks/#block-6-email`);
      const away = () => {
        const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        const top = document.getElementById("block-6-email")?.getBoundingClientRect().top ?? Number.NaN;
        return Math.abs(top - margin) < 3;
      };
      await visitor.waits("the field stands at the top", away).toBe(true);
    },
  },
  {
    title: "back leads to the page as it was left, where links and answers work",
    go: async (visitor, { site, start, course }) => {
      await visitor.open(`${site}${start}`);
      await visitor.click(linkTo(course));
      await expect.poll(async () => getPath(await visitor.address())).toBe(course);
      await visitor.back();
      await expect.poll(async () => getPath(await visitor.address())).toBe(start);
      await visitor.click({ css: "main details:not([open]) > summary" });
      await visitor.waits("an answer", () => document.querySelectorAll("main details[open]").length).toBeGreaterThan(0);
      await visitor.click(linkTo(course));
      await expect.poll(async () => getPath(await visitor.address())).toBe(course);
    },
  },
];
