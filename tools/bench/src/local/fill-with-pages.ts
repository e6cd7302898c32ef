import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * Fills a brand up to this many pages in a copy of the sandbox's content, by repeating its own pages under other slugs.
 *
 * @returns the paths of the added pages
 * @throws Error if the brand already has as many pages
 */
export function fillWithPages(content: string, brand: string, count: number): readonly string[] {
  const pages = join(content, brand, "pages");
  const files = readdirSync(pages).filter((file) => file.endsWith(".yaml") && file !== "home.yaml");
  if (count <= files.length + 1)
    throw new Error(
      `${brand} has ${files.length + 1} pages of its own, so none would be added. Ask for more: --pages ${files.length + 101}`,
    );
  const added: string[] = [];
  for (let number = files.length + 1; number < count; number += 1) {
    const text = readFileSync(join(pages, files[number % files.length] ?? ""), "utf8");
    writeFileSync(join(pages, `copy-${number}.yaml`), text);
    added.push(`/copy-${number}/`);
  }
  return added;
}

const HOUR_MS = 3_600_000;
/** How many banners are added to each page; each has its own start and end, the same on all pages. */
const BANNERS = 6;
/**
 * Start and end of the offer banner, of the graphic banner and of each page's own banners. The top banner has four: it
 * shows before its start and has a text for after its end.
 */
export const BOUNDARIES = 2 + 2 + 4 + 2 * BANNERS;

const dated = (from: number, hours: number, until: number) => ({
  promotionStartDateTime: new Date(from + hours * HOUR_MS).toISOString(),
  promotionEndsDateTime: new Date(from + until * HOUR_MS).toISOString(),
  showHidePromoBanner: true,
});

/**
 * Gives every page of a brand `BOUNDARIES` moments at which it changes, within two weeks.
 *
 * @param from epoch ms
 */
export function addBoundaries(content: string, brand: string, from: number): void {
  const folder = join(content, brand);
  const globals = parse(readFileSync(join(folder, "globals.yaml"), "utf8")) as Record<string, unknown>;
  const sets = {
    ...globals,
    headerPromoBanner: { promotionText: "15% off every course", coupon: "SITESALE15", ...dated(from, 3, 300) },
    topPromoBanner: {
      promotionText: "<strong>20% off every course</strong>",
      overwriteCoupon: "CAREER20",
      ...dated(from, 50, 90),
      promotionReset: [{ resetText: "Over", promotionEndsDateTime: new Date(from + 110 * HOUR_MS).toISOString() }],
    },
    graphicPromoBanner: { graphicBannerContent: "<p>20% off</p>", ...dated(from, 51, 91) },
  };
  writeFileSync(join(folder, "globals.yaml"), JSON.stringify(sets));
  const banners = Array.from({ length: BANNERS }, (_, index) => ({
    typeHandle: "graphicBanner",
    graphicBannerContent: `<p>Webinar ${index + 1}</p>`,
    ...dated(from, 20 + index, 200 + index),
  }));
  const pages = join(folder, "pages");
  for (const file of readdirSync(pages)) {
    const page = parse(readFileSync(join(pages, file), "utf8")) as { baseComponents?: readonly object[] };
    const blocks = [...(page.baseComponents ?? []), ...banners];
    writeFileSync(join(pages, file), JSON.stringify({ ...page, baseComponents: blocks }));
  }
}
