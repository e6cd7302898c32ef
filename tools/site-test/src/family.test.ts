import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@courseway/workspace/local";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { apps, type Family, family } from "./family.ts";

let sites: Family;
beforeAll(async () => {
  sites = await family();
});
afterAll(() => sites[Symbol.asyncDispose]());
beforeEach(() => sites.services.reset());

const names = [...apps.keys()];
const getBrand = (name: string) => {
  const site = apps.get(name);
  if (site === undefined) throw new Error(`There is no app "${name}".`);
  return site.brand;
};
const openHome = (name: string) => sites.getSite(name).page("/");
const listLinks = (document: Document) =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => new URL(href));
const requestsTo = (part: string) => sites.services.requests.filter(({ path }) => path.includes(part));
const bodiesTo = (part: string): string[] => requestsTo(part).map(({ body }) => body);

test("the family is six sites, each with a brand id of the list [GEN-001, CFG-001, CFG-002, CFG-005]", () => {
  expect(names.map((name) => [name, getBrand(name).id, getBrand(name).vertical])).toEqual([
    ["aarp", "AARP", expect.any(String)],
    ["ace", "ACE", "RE"],
    ["dec", "DEC", "DE"],
    ["ids", "IDS", expect.any(String)],
    ["ins", "INS", "INS"],
    ["mtg", "MTG", "MTG"],
  ]);
});

test.each([
  ["aarp", /senior|smart driver|AARP/iu],
  ["ace", /real estate/iu],
  ["dec", /drivers ed/iu],
  ["ids", /defensive driving|traffic|driver/iu],
  ["ins", /insurance/iu],
  ["mtg", /mortgage/iu],
])("%s opens with its subject, in American English [GEN-001, GEN-004]", async (name, subject) => {
  const { body } = await openHome(name);
  expect(body.querySelector("main")?.textContent).toMatch(subject);
});

test.each(names)(
  "%s: a page has its brand's header, the editor's blocks in order and the footer [GEN-002, RT-036]",
  async (name) => {
    const document = await openHome(name);
    const parts = [...document.querySelectorAll("body > header, body > main, body > footer")];
    expect(parts.map(({ localName }) => localName)).toEqual(["header", "main", "footer"]);
    const written = readFileSync(join(root, "tools/sandbox/content", name, "pages/home.yaml"), "utf8");
    const rows = written.match(/^ {2}- typeHandle:/gmu)?.length ?? 0;
    expect(document.querySelectorAll("main > :not(script, style, template, dialog)").length).toBe(rows);
  },
);

test.each(names)(
  "%s: signing in and paying are links to hosts of their own, and nothing of them is drawn here [GEN-003, GEN-005, GEN-010, CFG-019]",
  async (name) => {
    const { checkoutUrl, signInUrl, url } = getBrand(name);
    const document = await openHome(name);
    const links = listLinks(document);
    expect(new Set([url, checkoutUrl, signInUrl].map((one) => new URL(one).host)).size).toBe(3);
    for (const outside of [checkoutUrl, signInUrl])
      expect(
        links.filter(({ host, pathname }) => host === new URL(outside).host && pathname === new URL(outside).pathname),
      ).not.toEqual([]);
    expect(document.querySelectorAll("input[type=password], input[autocomplete^=cc-]")).toHaveLength(0);
  },
);

test.each(names)(
  "%s: its content is asked by its site's name, its prices by its brand id, and both are in the first HTML [GEN-008, GEN-009, CFG-008, CFG-017, CFG-018, RT-003]",
  async (name) => {
    const { craftSite, id } = getBrand(name);
    const path = name === "aarp" ? "/pricing/" : "/";
    const document = await sites.getSite(name).page(`${path}?page=1`);
    for (const body of bodiesTo("/content/")) expect(JSON.parse(body).variables).toMatchObject({ site: [craftSite] });
    const priced = bodiesTo("/multiprice").map((body) => JSON.parse(body).brandId);
    if (priced.length > 0) expect(priced).toEqual([id]);
    for (const { body, headers } of requestsTo("/multiprice")) {
      expect(JSON.parse(body)).toMatchObject({ appType: "DR", platform: "MKT" });
      expect(headers["authorization"]).toMatch(/^Basic /u);
    }
    expect(document.querySelector("main .cw-price-final")?.textContent).toMatch(/\$\d/u);
  },
);

test("the senior brand's header leads to where a course is chosen, which its settings name [CFG-020]", async () => {
  const header = (await openHome("aarp")).querySelector("header");
  const links = [...(header?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [])].map(({ href }) => href);
  expect(links).toContain(getBrand("aarp").courseSelectionUrl);
});

/** The label of a call to action without an editor's label. */
const DEFAULTS = {
  aarp: "Get Started",
  ace: "Get My License",
  dec: "Start Now",
  ids: "Start Now",
  ins: "Get My License",
  mtg: "Get My License",
};

test.each(Object.entries(DEFAULTS))(
  "%s: a card without a label of its own says %s [CFG-014, CN-001]",
  async (name, label) => {
    const document = await sites.getSite(name).page("/examples/productCards/");
    expect([...document.querySelectorAll("main a.cw-button")].map(({ textContent }) => textContent)).toContain(label);
  },
);

test.each([
  ["aarp", "Money-Back Guarantee!**"],
  ["ace", "100% Money Back Guarantee"],
])("%s: the guarantee is called %s [PR-039, PR-040, CN-001]", async (name, guarantee) => {
  const document = await sites.getSite(name).page("/examples/topSectionWysiwyg/");
  expect(document.querySelector("main")?.textContent).toContain(guarantee);
});

test.each(names)("%s: the pricing page knows one guarantee, under one name and with one term", async (name) => {
  const document = await sites.getSite(name).page("/pricing/");
  const main = document.querySelector("main");
  const promises = [
    ...(main?.querySelectorAll('[command="show-modal"][commandfor$="-guarantee"], .cw-price-card-guarantee') ?? []),
  ];
  const terms = [...(main?.querySelectorAll('dialog[id$="-guarantee"] p') ?? [])];

  expect(new Set(promises.map((promise) => promise.textContent)).size).toBe(1);
  expect(new Set(terms.map((term) => /\d+ days/.exec(term.textContent)?.[0])).size).toBeLessThanOrEqual(1);
});

test.each([
  ["aarp", false],
  ["ace", true],
])("%s: a fee that the shop adds is named: %s [CFG-013]", async (name, isNamed) => {
  sites.services.answer("/commerce/api/purchase-receipt/multiprice", () =>
    Response.json(withFees(bodiesTo("/multiprice").at(-1))),
  );
  const document = await sites.getSite(name).page("/examples/productCards/?page=2");
  const notes = [...document.querySelectorAll("main .cw-price-note")].map(({ textContent }) => textContent);
  expect(document.querySelector("main .cw-price-final")?.textContent).toContain("$99");
  expect(notes.includes("+ $12 state reporting fee, $111 total")).toBe(isNamed);
});

/** The shop's response in which each set costs $99 plus a fee. */
function withFees(body = "{}") {
  const asked: { readonly priceSetList: readonly { readonly productIdList: readonly string[] }[] } = JSON.parse(body);
  const lineItem = (id: string) => ({
    product: { _id: id, courseId: null },
    pricing: { max: 99 },
    content: { title: id },
    sisterProductList: [{ type: "FEE", value: 12, title: "Reporting fee", description: "Paid to the state" }],
  });
  const sets = asked.priceSetList.map(({ productIdList }) => ({
    display: { grossTotal: 99, total: 99 },
    lineItemList: productIdList.slice(0, 1).map(lineItem),
  }));
  return { priceSetList: sets };
}

test.each([
  ["ace", "/"],
  ["ace", "/all-blocks/"],
  ["ace", "/real-estate-license/arizona/"],
  ["mtg", "/pre-license/national/"],
])(
  "%s %s: each schedule is on the page once, and every button that shows it finds it [WS-009, WS-013]",
  async (name, path) => {
    const document = await sites.getSite(name).page(path);
    const openers = [...document.querySelectorAll<HTMLButtonElement>("main button[commandfor]")];
    const dialogs = [...document.querySelectorAll("dialog")];
    const shown = openers.filter(({ textContent }) => textContent === "View Schedule");
    expect(shown.length).toBeGreaterThan(1);
    for (const opener of openers)
      expect(dialogs.filter(({ id }) => id === opener.getAttribute("commandfor"))).toHaveLength(1);
    const sessions = [...document.querySelectorAll("dialog ul.cw-schedule-events")].map(
      ({ textContent }) => textContent,
    );
    expect(sessions).not.toEqual([]);
    expect(new Set(sessions).size).toBe(sessions.length);
  },
);

test.each(names)("%s: blocks have no address of their own [GEN-011]", async (name) => {
  for (const handle of ["product-cards", "productCards"])
    await expect(sites.getSite(name).page(`/${handle}/`)).rejects.toThrow("404");
});

test.each(names)(
  "%s: has no place to sign in, no account and no session: only the documented endpoints answer [GEN-005, GEN-006, GEN-007]",
  async (name) => {
    const { api } = sites.getSite(name);
    const headers = { "sec-fetch-site": "same-origin" };
    for (const path of ["login/", "session/", "account/"]) expect((await api(path, { headers })).status).toBe(404);
    expect(
      readdirSync(join(root, "apps", name, "app")).filter((file) => /login|account|session|auth/u.test(file)),
    ).toEqual([]);
  },
);

test.each([
  ["ace", 94171, "RE"],
  ["dec", 5039154, "DEC"],
  ["ins", 5388813, "INS"],
  ["mtg", 5388818, "MTG"],
])(
  "%s: who leaves an address in the banner is put on the list %s, with the type %s [ML-009]",
  async (name, listId, type) => {
    const answer = await sites.getSite(name).api("subscribe/", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ path: "/", index: "banner", fields: { email: `ana@${name}.example.com` } }),
    });
    expect(answer.status).toBe(200);
    expect(bodiesTo("/lists/subscribe").map((body) => JSON.parse(body))).toMatchObject([{ listId, type }]);
  },
);
