// @vitest-environment jsdom
import axe from "axe-core";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { judgedFindings } from "../marks/settings.ts";
import { offersReport } from "../offers/offers.ts";
import { DAY_MS, exampleSite, NOW, SISTER } from "../testing/example-site.ts";
import { computeAxis, listMonths, computeShare } from "./axis.ts";
import { calendarPage } from "./page.ts";

async function page() {
  const sets = {
    headerPromoBanner: {
      promotionText: "<b>Fall</b> sale <script>alert(1)</script>& more",
      coupon: "SALE20",
      promotionEndsDateTime: "2026-12-01T00:00:00",
      showHidePromoBanner: true,
    },
    topPromoBanner: {
      promotionText: "Winter sale, 10% off",
      overwriteCoupon: "WINTER",
      promotionStartDateTime: "2026-11-30T00:00:00",
      promotionEndsDateTime: "2026-12-31T23:59:00",
      showHidePromoBanner: true,
    },
  };
  const ace = await exampleSite({
    sets,
    pages: [
      {
        slug: "home",
        blocks: [["topSectionWysiwyg", { product: [{ title: "A", xgritProductId: "p1", xgritCoupon: "OWN" }] }]],
      },
    ],
  });
  const dec = await exampleSite({ brand: SISTER });
  const report = offersReport([{ site: ace }, { site: dec }], { at: NOW, since: NOW - 30 * DAY_MS });
  const marks = [{ finding: "ace sales-overlap *", reason: "Winter replaces fall for a day." }];
  const findings = judgedFindings(report.findings, { deliberate: marks }, { report: "offers", brands: ["ace", "dec"] });
  return calendarPage({ ...report, findings }, { back: { href: "/", label: "Back to the pages" } });
}

async function shownPage(): Promise<Document> {
  document.documentElement.innerHTML = await page();
  document.documentElement.lang = "en";
  return document;
}

test("the calendar is valid, accessible HTML that asks for no other file", async () => {
  const html = await page();
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    // A bar's position on the axis needs an inline style.
    rules: { "no-inline-style": "off" },
  });
  const { results } = await validator.validateString(html);
  // Colors need a real browser.
  const { violations } = await axe.run(await shownPage(), { rules: { "color-contrast": { enabled: false } } });

  expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual([]);
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
});

test("each banner is a row with its words, its dates on the brand's clocks, its code and its state", async () => {
  const rows = [...(await shownPage()).querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td:not(.axis)")].map((cell) => (cell.textContent ?? "").replaceAll(/\s+/gu, " ").trim()),
  );

  expect(rows).toEqual([
    ["Offer banner Fall sale & more (headerPromoBanner)", "until Dec 1, 2026, 12:00 AM", "SALE20", "running"],
    [
      "Top banner Winter sale, 10% off (topPromoBanner)",
      "from Nov 30, 2026, 12:00 AM until Dec 31, 2026, 11:59 PM",
      "WINTER",
      "coming",
    ],
    [
      "Override of the sale’s code Winter sale, 10% off (topPromoBanner)",
      "from Nov 30, 2026, 12:00 AM until Dec 31, 2026, 11:59 PM",
      "WINTER",
      "coming",
    ],
    [
      "Countdown The top banner counts down (topPromoBanner)",
      "from Nov 30, 2026, 12:00 AM until Dec 31, 2026, 11:59 PM",
      "none",
      "coming",
    ],
  ]);
});

test("it says which codes links carry now, and what each later boundary changes", async () => {
  await shownPage();
  const section = document.querySelector('section[aria-labelledby="ace"]');
  const readText = (selector: string) => section?.querySelector(selector)?.textContent?.replaceAll(/\s+/gu, " ").trim();

  expect(readText(".now")).toBe("Now checkout links carry SALE20; the offer banner shows.");
  expect(readText(".changes li")).toBe(
    "Nov 30, 2026, 12:00 AM CST: checkout links carry WINTER; the offer banner and the top banner show.",
  );
  expect(readText("h3 + p")).toContain("OWN in 1 place");
  expect(document.querySelector('section[aria-labelledby="dec"]')?.textContent).toContain("No change is scheduled.");
});

test("a deliberate finding stands apart with its reason, and editors' tags never become the page's", async () => {
  await shownPage();

  expect(document.querySelector(".counts")?.textContent?.replaceAll(/\s+/gu, " ").trim()).toBe(
    "Errors: 0 Warnings: 0 Notes: 0 Deliberate: 1",
  );
  expect(document.querySelector(".deliberate")?.textContent).toContain("Winter replaces fall for a day.");
  expect(document.querySelector("script")).toBeNull();
});

test("the axis begins with the first moment, has at least four months ahead and every month in its place", () => {
  const axis = computeAxis([], { at: NOW, since: NOW - 30 * DAY_MS });

  expect(axis).toEqual({ from: NOW - 30 * DAY_MS, to: NOW + 127 * DAY_MS });
  expect(listMonths(axis).map(({ name }) => name)).toEqual(["Nov 26", "Dec 26", "Jan 27", "Feb 27", "Mar 27"]);
  // A name that begins near the end would overflow the table.
  expect(listMonths({ ...axis, to: Date.UTC(2027, 3, 4) }).at(-1)?.name).toBe("Mar 27");
  expect([
    computeShare(axis.from - DAY_MS, axis),
    computeShare((axis.from + axis.to) / 2, axis),
    computeShare(axis.to + DAY_MS, axis),
  ]).toEqual([0, 50, 100]);
});
