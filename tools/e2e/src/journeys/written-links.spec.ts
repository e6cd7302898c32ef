import { expect } from "@playwright/test";
import { writtenLinks } from "../helpers/link-report.ts";
import { getMain } from "../helpers/page-parts.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { SANDBOX, getSite, pickSome } from "../environment.ts";

const SITE = getSite("ace");
const PAGE = "/real-estate-license/";
const written = writtenLinks("ace");

/**
 * The path and query of an address: the tests' checkout is the sandbox's, and the report's is the brand's own. A click
 * before the page's islands have started carries the same codes in another order.
 */
const comparable = (address: string): string => {
  const { pathname, searchParams } = new URL(address, SITE);
  const query = [...searchParams].map(([name, value]) => `${name}=${value.split(",").toSorted().join()}`);
  return `${pathname.replace(/\/$/u, "")}?${query.toSorted().join("&")}`;
};

/** A link to the checkout and a link within the site, by their names in the report. */
const LINKS = [/^Get My License: Arizona Pre-License$/u, /^Read Her Day$/u];

const visitors = [
  ["nobody", ""],
  ["?hc=", "?hc=VISITOR"],
  ["?couponCode= with ocs=0", "?couponCode=VISITOR&ocs=0"],
  ["emailed coupon", ""],
  ["ambassador's campaign", "?campaignid=33113"],
] as const;

// On a push, visit.spec.ts follows the links of `hc` and of an emailed coupon.
for (const [visitor, search] of pickSome(visitors, 3)) {
  test(`a click leads this visitor where the written report says: ${visitor} [CP-010, CP-011, CP-013, CP-021, LNK-009]`, async ({
    page,
    context,
  }) => {
    if (visitor === "emailed coupon") await context.addCookies([{ name: "emailCoupon", value: "CAREER20", url: SITE }]);
    for (const name of LINKS) {
      await page.goto(`${SITE}${PAGE}${search}`);
      await getMain(page).getByRole("link", { name }).click();
      await page.waitForURL((url) => url.pathname !== PAGE);
      const expected = written.target(PAGE, name.source.slice(1, -1), visitor);
      expect(comparable(page.url())).toBe(comparable(expected));
      expect(new URL(page.url()).origin).toBe(expected.startsWith("/") ? SITE : SANDBOX.url);
    }
  });
}
