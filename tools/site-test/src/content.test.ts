import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { processLookups } from "../../../packages/site-content/src/lookups/lookup-memory.ts";
import { type ServedSite, servedSite } from "./served-site.ts";

const HOUR = 3_600_000;
/** Noon in Chicago, the time zone of the test brand's dates. */
const NOW = Date.UTC(2026, 10, 21, 18);
const SALE = "2026-12-01T12:00:00";
const SALE_STARTS = Date.UTC(2026, 11, 1, 18);
const SALE_ENDS = "2026-12-05T12:00:00";

const words = (text: string) => ({
  typeHandle: "accordion",
  accordionItems: [{ itemTitle: text, itemDescription: "<p>More of it.</p>" }],
});
const page = (title: string, baseComponents: readonly object[] = [words(title)], more: object = {}) => ({
  title,
  pageTitle: title,
  baseComponents,
  ...more,
});

const card = {
  typeHandle: "productCards",
  productCardList: [{ cardTitle: "Course", productEntry: "course", showPricing: true }],
};

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    now: NOW,
    brand: { id: "ACE", blog: { enabled: true }, trustpilotId: "test-reviews" },
    // All requests of this test come from one address.
    env: { RATE_LIMITS: "off" },
    catalog: { course: { title: "Course", price: 449, filter: { app: "RE", type: "Arizona" } } },
    content: {
      products: { course: { title: "Course", xgritProductId: "course" } },
      globals: {
        headerPromoBanner: {
          promotionText: "Header offer",
          promotionLink: "/pricing/",
          coupon: "SALE15",
          promotionEndsDateTime: "2026-11-30T00:00:00",
        },
        topPromoBanner: {
          promotionText: "Winter sale",
          promotionStartDateTime: SALE,
          promotionEndsDateTime: SALE_ENDS,
          showHidePromoBanner: true,
        },
      },
      pages: {
        home: page("Home", [words("First"), { typeHandle: "accordion" }, words("Second"), words("Third")]),
        "texas--adults": page("Texas for adults"),
        "blog--a-post": page("A post"),
        form: page("A form", [{ typeHandle: "emailForm", formVertical: "RE", showNameField: true, ctaLabel: "Send" }]),
        whole: {
          ...page("Whole", [words("Words"), card], {
            isNavSticky: true,
            embedStyles: "main { letter-spacing: 0.1em }",
          }),
          seoContent: [{ pageTitle: "Whole in results", description: "All of it" }],
        },
        unbannered: page("Unbannered", [card]),
        stored: page("Stored", [card, { typeHandle: "emailForm", formVertical: "RE", showNameField: true }]),
        ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`moment-${index}`, page("A moment")])),
      },
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(() => {
  site.services.reset();
  vi.setSystemTime(NOW);
});

interface GraphQlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
const asked = (name: string) =>
  site.services.requests.flatMap(({ method, path, body }) => {
    if (!path.startsWith("/content")) return [];
    const { query, variables }: GraphQlRequest = JSON.parse(body);
    return query.includes(`query ${name}(`) ? [{ method, path, query, variables }] : [];
  });
/** The names in a space-separated list that a query does not request. */
const missingIn = (query: string, names: string) =>
  names.split(" ").filter((name) => !new RegExp(`\\b${name}\\b`, "u").test(query));
const texts = (document: Document) =>
  [...document.querySelectorAll("main summary")].map(({ textContent }) => textContent);

describe("the way of a page from the content system", () => {
  test("its type is looked up by site and slug, then that type's fields [RT-025, API-001, API-004, API-006, API-009]", async () => {
    expect(texts(await site.page("/texas/adults/"))).toEqual(["Texas for adults"]);
    const variables = { site: ["test"], slug: ["texas--adults"] };
    expect(asked("PageLookup")).toEqual([
      { method: "POST", path: "/content/craft5/graphql", variables, query: expect.stringContaining("typeHandle") },
    ]);
    expect(asked("PageLookup")[0]?.query).toMatch(/\bslug sectionHandle typeHandle\b/u);
    expect(asked("Page")).toMatchObject([{ method: "POST", path: "/content/craft5/graphql", variables }]);
  });

  test("it asks for an entry's and a header's documented fields [ENT-002, ENT-003, NAV-009, CFG-021]", async () => {
    await site.page("/moment-11/");
    const query = asked("Page")[0]?.query ?? "";
    const fields =
      "slug typeHandle pageTitle pageType trustPilotSKU blogCategories aceCategoryCode pageState blogSummary featuredEntryImage dateCreated siteId showGladlyHelpCenter hideFooter hideNav hideStickyBanner isNavSticky hasInPersonLessons stickyEmailOverride additionalHeaderLogo";
    expect(missingIn(query, fields)).toEqual([]);
  });

  test("a page is asked with all its data, what of it shows is in the HTML and the head, and prices stand beside it [ENT-001, PR-003]", async () => {
    const document = await site.page("/whole/");
    const [query, globals] = [asked("Page")[0]?.query ?? "", asked("Globals")[0]?.query ?? ""];
    const data =
      "slug typeHandle baseComponents seoContent embedStyles adobe optimizelyEnabled stickyEmailCapture showEmailCapture isNavSticky exitIntentModal enabledExitModal";
    const product =
      "xgritProductId xgritCoupon xgritBundleCoupon xgritProductDisableRsa productState disclaimer webinarCourseIds courseid webinarTitle webinarContent category aceCategoryCode title";
    expect(missingIn(query, `${data} ${product}`)).toEqual([]);
    expect(missingIn(globals, "globalOptimizely headerPromoBanner topPromoBanner")).toEqual([]);

    expect(await site.head("/whole/")).toMatchObject({ title: "Whole in results", description: "All of it" });
    expect(document.querySelector("style")?.textContent).toContain("letter-spacing");
    expect(document.querySelector("aside[aria-label]")?.textContent).toContain("Header offer");
    expect([...document.querySelectorAll("main > section")].map((block) => block.className)).toHaveLength(2);
    expect(document.querySelector("main .cw-price-final")?.textContent).toContain("$449");
  });

  /** Lets the waits between a page's tries pass at once. */
  function skipPauses(): void {
    const wait = globalThis.setTimeout;
    const isPause = (ms = 0): boolean => [500, 1000, 2000, 4000].includes(ms);
    const atOnce = (run: () => void, ms?: number) => wait(run, isPause(ms) ? 0 : ms);
    vi.stubGlobal("setTimeout", Object.assign(atOnce, wait));
    onTestFinished(() => void vi.unstubAllGlobals());
  }

  test.each([
    ["an answer without data", () => Response.json({ data: null })],
    ["errors in an answer", () => Response.json({ errors: [{ message: "Internal" }] })],
    ["another status", () => new Response("Bad gateway", { status: 502 })],
  ])("%s is a failed lookup: no page, and the log says so [API-008]", async (_, answer) => {
    skipPauses();
    const before = site.log.length;
    site.services.answer("/content", answer);
    await expect(site.page(`/failing-${before}/`)).rejects.toThrow("404");
    expect(site.log.slice(before)).toContainEqual(expect.objectContaining({ severity: "ERROR", code: 40403 }));
  });

  const codeOn = async (path: string) => {
    const link = (await site.page(path)).querySelector<HTMLAnchorElement>("main a.cw-button");
    return new URL(link?.href ?? "").searchParams.get("hc");
  };

  test("a page whose global sets cannot be had stands without the banner's coupon, which the log names [CP-033]", async () => {
    expect(await codeOn("/stored/")).toBe("SALE15");
    // Clears the global sets of earlier requests, which the process would use instead.
    processLookups().globals = null;
    const before = site.log.length;
    site.services.answer("/content", ({ body }) =>
      body.includes("query Globals") ? Response.json({ errors: [{ message: "Internal" }] }) : null,
    );
    expect(await codeOn("/unbannered/")).toBeNull();
    expect(site.log.slice(before)).toContainEqual(
      expect.objectContaining({
        code: 40403,
        tags: expect.objectContaining({ bannerCoupon: "ROUTE_DATA_ACCESS_ERROR" }),
      }),
    );
  });

  test("nothing of a browser's storage is read on the server [CK-014]", async () => {
    const read = vi.fn(() => {
      throw new Error("There is no storage here.");
    });
    const names = ["localStorage", "sessionStorage"] as const;
    const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
    for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, get: read });
    await site.page("/whole/?hlText=Anew");
    for (const [name, before] of own) {
      Reflect.deleteProperty(globalThis, name);
      if (before) Object.defineProperty(globalThis, name, before);
    }
    expect(read).not.toHaveBeenCalled();
  });

  test("blocks stand in the editor's order, and a row without any field is left out [RT-037, RT-038]", async () => {
    expect(texts(await site.page("/"))).toEqual(["First", "Second", "Third"]);
  });

  test("an entry that nobody wrote is a missing page [API-007]", async () => {
    await expect(site.page("/nothing/")).rejects.toThrow("404");
  });

  test.each(["/blog/a-post/", "/trending/a-post/"])(
    "%s is a post, asked by its prefixed slug at the blog's own address [RT-007, RT-008, RT-009, RT-010, RT-014, API-003, API-008, CFG-016]",
    async (path) => {
      expect(texts(await site.page(path))).toEqual(["A post"]);
      expect(asked("Page")).toMatchObject([{ path: "/content/blog/graphql", variables: { slug: ["blog--a-post"] } }]);
    },
  );

  test("an editor's token goes along to the content system [API-002, API-008]", async () => {
    await site.page("/texas/adults/?token=draft-token-1").catch(() => null);
    expect(asked("PageLookup")).toMatchObject([{ path: "/content/craft5/graphql?token=draft-token-1" }]);
  });
});

describe("the top promotion in the first HTML", () => {
  let pages = 0;
  /**
   * The banner's text at a moment; null for no banner. Each moment uses a different page, because a page is cached for
   * some seconds.
   */
  async function bannerAt(time: number): Promise<string | null> {
    vi.setSystemTime(time);
    const document = await site.page(`/moment-${pages++}/`);
    return document.querySelector("aside[aria-label]")?.textContent ?? null;
  }

  test.each([
    ["6 minutes before its start", SALE_STARTS - 6 * 60_000, false],
    ["5 minutes before its start", SALE_STARTS - 5 * 60_000, true],
    ["after its start", SALE_STARTS + HOUR, true],
    ["after its end", Date.UTC(2026, 11, 5, 18, 0, 1), false],
  ])("%s: its text is there: %s [PB-007, PB-009, PB-018, PB-021]", async (_, time, shown) => {
    expect((await bannerAt(time))?.includes("Winter sale") ?? false).toBe(shown);
  });

  test.each([
    ["days, hours and minutes while more than a day is left", 25, ["days", "hours", "minutes"]],
    ["hours, minutes and seconds on the last day", 23, ["hours", "minutes", "seconds"]],
  ])("counts %s [PB-015, PB-016, PB-017]", async (_, hours, units) => {
    const banner = await bannerAt(Date.UTC(2026, 11, 5, 18) - hours * HOUR);
    expect(banner?.match(/days|hours|minutes|seconds/gu)).toEqual(units);
  });
});

describe("the mailing list behind a form", () => {
  const send = (email: string) =>
    site.api("subscribe/", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ path: "/form/", index: 0, fields: { name: "Ana Novak", email } }),
    });

  test("takes the address, and thanks; the endpoint gets one POST with the list, its type, the brand and the people [ML-002, ML-009, ML-013, API-011]", async () => {
    const response = await send("ana@example.com");
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    const sent = site.services.requests.filter(({ path }) => path === "/lists/subscribe");
    expect(sent).toMatchObject([{ method: "POST", headers: { "content-type": "application/json" } }]);
    expect(JSON.parse(sent[0]?.body ?? "{}")).toEqual({
      listId: 92256,
      type: "RE",
      brandId: "ACE",
      subscribers: [{ email: "ana@example.com", dataFields: expect.objectContaining({ brandId: "ACE" }) }],
    });
  });

  test.each([
    ["answers 500", { status: 500 }],
    ["answers something that cannot be read", { malformed: "html" }],
    ["is lost on its way", {}],
  ])("that stored it and then %s stores it once, however often the visitor tries again [API-011]", async (_, way) => {
    const { url } = site.services;
    const email = `dana-${Object.keys(way).join("") || "lost"}@example.com`;
    const fault = JSON.stringify({ cut: "after", times: 2, ...way });
    await fetch(`${url}/faults/lists`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: fault,
    });
    const answers = [await send(email), await send(email), await send(email)];
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 200]);
    const { messages } = await (await fetch(`${url}/outbox`, { headers: { accept: "application/json" } })).json();
    expect(messages.filter((one: { readonly email: string }) => one.email === email)).toHaveLength(1);
  });

  test("that did not take it is told to the visitor in our words and to operators in its own [ML-007, ML-013, LOG-002, LOG-005]", async () => {
    const before = site.log.length;
    site.services.answer("/lists/subscribe", () => Response.json({ data: { failCount: 1 } }));
    const response = await send("ben@example.com");
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(await response.json())).not.toContain("Subscription failed");
    const lines = site.log.slice(before);
    expect(lines).toContainEqual(
      expect.objectContaining({
        severity: "ERROR",
        code: 50000,
        message: "Subscription failed: User could not be added.",
      }),
    );
    expect(lines.every(({ stack }) => stack === undefined || String(stack).length <= 1024)).toBe(true);
    expect(JSON.stringify(lines)).not.toContain("ben@example.com");
  });
});

test("the brand's rating is asked once for many visitors [API-036]", async () => {
  const ask = async () => (await site.api("trust/")).json();
  const first = await ask();
  expect(first).toMatchObject({ rating: expect.anything() });
  expect(await ask()).toEqual(first);
  expect(site.services.requests.filter(({ path }) => path.startsWith("/reviews"))).toHaveLength(1);
});

test("the state comes from the location service's stateabbr [LOC-008]", async () => {
  site.services.answer("/whereami", () => Response.json({ stateabbr: "UT", state: "ignored" }));
  const response = await site.api("location/", { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(await response.json()).toEqual({ state: "UT" });
});
