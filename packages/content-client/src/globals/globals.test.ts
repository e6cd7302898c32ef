import { describe, expect, test } from "vitest";
import { createContentClient } from "../client/create-content-client.ts";
import { answers, contentServer, pageEntry, type ContentServer } from "../testing/content-server.ts";
import { NO_GLOBALS, readGlobals } from "./globals.ts";

const createClient = (server: ContentServer, craft: 4 | 5 = 5) =>
  createContentClient({ url: "https://cms.example/api", site: "ace", craft, blocks: [], fetch: server.fetch });

const dates = { promotionStartDateTime: "2026-11-20T00:00:00-06:00", promotionEndsDateTime: "2026-11-30 09:00" };
const sets = (craft: 4 | 5) => ({
  emailCapture: {
    __typename: "emailCapture_GlobalSet",
    showEmailCapture: "1",
    coupon: "CAREER20",
    captureTitle: "20% off instead of 15%",
    percentage: 20,
    countdownDays: 3,
    saleStart: null,
    saleEnd: "2026-12-01",
  },
  topPromoBanner: {
    __typename: "topPromoBanner_GlobalSet",
    ...dates,
    promotionText: "<b>Sale</b>",
    showHidePromoBanner: true,
    overwriteCoupon: "SALE30",
    promotionReset: [{ resetText: "One more day", promotionEndsDateTime: "2026-12-01" }],
  },
  graphicPromoBanner: {
    __typename: "graphicPromoBanner_GlobalSet",
    ...dates,
    graphicBannerContent: "<p>Now</p>",
    image: [{ url: "/a.svg" }],
    imageAlignment: "left",
    showHidePromoBanner: true,
    backgroundColor: "#123456",
    textColor: "white",
  },
  headerPromoBanner: {
    __typename: "headerPromoBanner_GlobalSet",
    ...dates,
    promotionText: "Offer",
    promotionLink: "/sale/",
    coupon: "OFFER10",
    showHidePromoBanner: null,
  },
  featuredEntries: {
    __typename: "featuredEntries_GlobalSet",
    featuredEntries: [
      pageEntry(craft, {
        slug: "blog--a",
        title: "A",
        blogSummary: "Short",
        blogCategories: [{ __typename: "aceCategories_Category", title: "RE", aceCategoryCode: "RE" }],
      }),
    ],
  },
  globalOptimizely: { __typename: "globalOptimizely_GlobalSet", optimizelyEnabled: true, optimizelyTestEndDate: null },
});

describe.each([4, 5] as const)("in Craft %i names", (craft) => {
  test("all sets of the site come in one query, dates as they were written [PB-018, PB-023, EC-040]", async () => {
    const server = contentServer({ craft, globals: sets(craft) });
    const globals = await createClient(server, craft).globals();

    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.variables).toEqual({ site: ["ace"] });
    expect(server.received[0]?.init.cache).toBe("no-store");
    expect(globals.emailCapture).toEqual({
      showEmailCapture: true,
      coupon: "CAREER20",
      captureTitle: "20% off instead of 15%",
      displayContent: "",
      displayContentAfterSubmit: "",
      buttonLabel: null,
      buttonSize: "default",
      buttonAriaLabel: null,
      saleStart: null,
      saleEnd: "2026-12-01",
      percentage: 20,
      countdownDays: 3,
    });
    expect(globals.topPromo).toEqual({
      ...dates,
      promotionText: "<b>Sale</b>",
      showHidePromoBanner: true,
      overwriteCoupon: "SALE30",
      promotionReset: { resetText: "One more day", promotionEndsDateTime: "2026-12-01" },
    });
    expect(globals.graphicPromo).toMatchObject({
      ...dates,
      graphicBannerContent: "<p>Now</p>",
      image: { url: "/a.svg" },
      imageAlignment: "left",
      showHidePromoBanner: true,
      backgroundColor: "#123456",
    });
    expect(globals.offer).toEqual({
      ...dates,
      promotionText: "Offer",
      promotionLink: "/sale/",
      coupon: "OFFER10",
      showHidePromoBanner: true,
    });
    expect(globals.featuredEntries).toMatchObject([
      { slug: "blog--a", title: "A", blogSummary: "Short", blogCategories: [{ code: "RE" }] },
    ]);
    expect(globals.experiment).toEqual({ optimizelyEnabled: true, optimizelyTestEndDate: null });
  });
});

test("a token that may not see entries before they are live has the sets with what is live now", async () => {
  const refusal = { errors: [{ message: 'Unknown argument "status" on field "featuredEntries".' }] };
  const server = answers(
    () => Response.json(refusal),
    () => Response.json({ data: sets(5) }),
  );
  const globals = await createClient(server).globals(Date.UTC(2026, 11, 2));
  expect(globals.featuredEntries.map(({ slug }) => slug)).toEqual(["blog--a"]);
  expect(server.received).toHaveLength(2);
});

test("a site without global sets has none of them [PB-023]", async () => {
  expect(await createClient(contentServer({})).globals()).toEqual(NO_GLOBALS);
  expect(NO_GLOBALS).toEqual({
    emailCapture: null,
    topPromo: null,
    graphicPromo: null,
    offer: null,
    featuredEntries: [],
    experiment: null,
  });
});

test("one set that cannot be read does not take the others with it", () => {
  const globals = readGlobals({
    topPromoBanner: 7,
    graphicPromoBanner: {},
    headerPromoBanner: { promotionText: ["x"] },
    featuredEntries: { featuredEntries: [7, { slug: "a" }] },
    emailCapture: { percentage: "20" },
  });
  expect(globals.topPromo).toBeNull();
  expect(globals.graphicPromo).toBeNull();
  expect(globals.offer?.promotionText).toBe("");
  expect(globals.featuredEntries.map((entry) => entry.slug)).toEqual(["a"]);
  expect(globals.emailCapture?.percentage).toBe(20);
});

test.each([null, undefined, 7, "text", []])("%j read as global sets is none", (data) => {
  expect(readGlobals(data)).toEqual(NO_GLOBALS);
});

test.each([
  () => Response.json({ errors: [{ message: "no" }] }),
  () => Response.json({ data: null }),
  () => new Response("down", { status: 503 }),
])("a failure is told, so that no page is kept without its banners [ERR-011]", async (answer) => {
  await expect(createClient(answers(answer)).globals()).rejects.toMatchObject({ code: 40403 });
});
