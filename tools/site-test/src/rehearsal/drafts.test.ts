import { rehearsed } from "./rehearsed.ts";
import {
  pageVersions,
  readSite,
  type Rehearsal,
  rehearse,
  rehearsalVisitors,
  type RehearsedSite,
} from "@courseway/editor-tools";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rehearsedSite } from "../../../../packages/editor-tools/src/site/rehearsed-site.ts";
import { PREVIEW_TOKEN, type ServedSite, servedSite } from "../served-site.ts";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-22T12:00:00-06:00");

const layout = (words: string, dates: object = {}) => ({
  typeHandle: "layout",
  layoutTitle: words,
  layoutContent: `<p>${words}</p>`,
  ...dates,
});

const page = (title: string, rows: readonly object[], dates: object = {}) => ({
  title,
  pageTitle: title,
  baseComponents: rows,
  ...dates,
});

const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
const fromSale = { postDate: at(48) };

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    now: NOW,
    content: {
      pages: {
        home: page("Home", [layout("Welcome"), layout("The sale is on", fromSale)]),
        pricing: page("Pricing", [layout("Old prices")]),
        "sale-news": page("News", [layout("News of the sale")], fromSale),
      },
      drafts: {
        pricing: page("Pricing", [
          layout("New prices"),
          layout("Sale prices", fromSale),
          layout("Soon over", { postDate: at(72) }),
        ]),
        campaign: page("Campaign", [layout("Come to the sale")], fromSale),
        soon: page("Soon", [layout("Soon")]),
      },
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());

/** What each page shows from when on, in hours from now; null while visitors find no page. */
async function listBlockTexts(
  token: string | null,
): Promise<Record<string, readonly (readonly [number, string | null])[]>> {
  const here: RehearsedSite = rehearsedSite(site.site, { env: { ...process.env }, fetch, now: () => NOW });
  const reading = await readSite(here);
  const [from, to] = [NOW, NOW + 100 * HOUR];
  const pages = await pageVersions(here, reading, { from, to, token });
  const rehearsal = await rehearse(here, { reading, pages, visitors: rehearsalVisitors(reading), from, to });
  const words = ({ states }: Rehearsal["pages"][number]) =>
    states.map(
      ({ from: when, isPublished, blocks }) =>
        [(when - NOW) / HOUR, isPublished ? blocks.map((block) => block.words).join("; ") : null] as const,
    );
  return Object.fromEntries(rehearsal.pages.map((one) => [one.path, words(one)]));
}

const SCHEDULED = {
  "/": [
    [0, "Welcome Welcome"],
    [48, "Welcome Welcome; The sale is on The sale is on"],
  ],
  "/sale-news/": [
    [0, null],
    [48, "News of the sale News of the sale"],
  ],
};

test("scheduled pages and rows are rehearsed from their dates on", async () => {
  expect(await listBlockTexts(null)).toEqual({ ...SCHEDULED, "/pricing/": [[0, "Old prices Old prices"]] });
});

test("with a preview's token drafts stand in for their pages, each from its own date on and with the rows that are scheduled in it", async () => {
  expect(await listBlockTexts(PREVIEW_TOKEN)).toEqual({
    ...SCHEDULED,
    "/pricing/": [
      [0, "New prices New prices"],
      [48, "New prices New prices; Sale prices Sale prices"],
      // Only the draft itself contains this date.
      [72, "New prices New prices; Sale prices Sale prices; Soon over Soon over"],
    ],
    "/campaign/": [
      [0, null],
      [48, "Come to the sale Come to the sale"],
    ],
    "/soon/": [[0, "Soon Soon"]],
  });
});

test("what a draft or a scheduled page says is judged, and what a draft replaces is not", async () => {
  const words = (code: string) => layout(`Ask for it with the code ${code}.`);
  const here = await servedSite({
    now: NOW,
    content: {
      products: { course: { title: "Course", xgritProductId: "course" } },
      pages: {
        home: page("Home", [
          {
            typeHandle: "productCards",
            productCardList: [{ cardTitle: "Course", productEntry: "course", showPricing: true }],
          },
        ]),
        pricing: page("Pricing", [words("PUBLISHED5")]),
        "sale-news": page("News", [words("SCHEDULED5")], fromSale),
        about: page("About", [{ ...words("ROWLATER5"), ...fromSale }, words("ABOUT5")]),
      },
      drafts: { pricing: page("Pricing", [layout("Words that are right"), words("DRAFTED5")]) },
    },
    catalog: { course: { title: "Course", price: 100, filter: { app: "RE", type: "Arizona" } } },
  });
  try {
    const sale = { now: NOW, deliberate: [] };
    const listFlagged = async (token: string | null) =>
      (await rehearsed(here, sale, rehearsalVisitors, token)).findings
        .filter(({ rule }) => rule === "code-not-on-links")
        .map(({ message, place }) => [/names (\w+)/u.exec(message)?.[1], place.path, place.part]);
    const others = [
      ["ABOUT5", "/about/", "1 layout"],
      ["ROWLATER5", "/about/", "1 layout"],
      ["SCHEDULED5", "/sale-news/", "1 layout"],
    ];
    expect(await listFlagged(null)).toEqual(
      expect.arrayContaining([...others, ["PUBLISHED5", "/pricing/", "1 layout"]]),
    );
    const drafted = await listFlagged(PREVIEW_TOKEN);
    expect(drafted).toEqual(expect.arrayContaining([...others, ["DRAFTED5", "/pricing/", "2 layout"]]));
    expect(drafted).toHaveLength(others.length + 1);
  } finally {
    await here[Symbol.asyncDispose]();
  }
});
