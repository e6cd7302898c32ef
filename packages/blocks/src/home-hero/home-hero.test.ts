// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { beforeAll, expect, test } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { fields as declared } from "./fields.ts";
import { homeHero } from "./index.tsx";
import { homeHeroLoad } from "./view.ts";

const schema = fieldsSchema(declared);
const whole = examples["whole"] ?? {};
const withPicker = examples["withPicker"] ?? {};
const rating = { score: 4.7, total: 1234 };

beforeAll(() => loadIslands(homeHero, withPicker));

test.each([
  [{ theme: null }, false],
  [{ theme: " " }, false],
  [{ heroTitle: null, heroContent: "<p></p>" }, false],
  [{ theme: "any" }, true],
  [{ heroTitle: null }, true],
  [{ heroContent: null }, true],
])("with %j it shows: %s [BL-homeHero-001]", (fields, shown) => {
  expect(renderHtml(homeHero, { ...whole, ...fields }) !== "").toBe(shown);
});

test.each([
  ["light", "plain"],
  ["Tint", "tint"],
  ["dark", "deep"],
  ["summer", "deep"],
  ["scene", "tint"],
  ["panorama", "tint"],
  ["poster", "plain"],
])("the theme %s has the ground %s [BL-homeHero-001]", (theme, ground) => {
  const body = renderBody(homeHero, { ...whole, theme });

  expect(body.querySelector("section")?.dataset["ground"]).toBe(ground);
  expect(body.querySelector<HTMLElement>(".cw-home-hero")?.dataset["theme"]).toBe(theme);
});

test("has a main heading, words, the rating, and tiles of icon, title and subtitle [BL-homeHero-002]", () => {
  const body = renderBody(homeHero, whole, {}, { rating });
  const [tile, ...others] = body.querySelectorAll("li > a");

  expect(body.querySelector("h1")?.textContent).toBe("The course your state asks for, done on your own time");
  expect(body.querySelector(".cw-prose")?.textContent).toContain("State-approved courses");
  expect(body.querySelector('[aria-label="4.7 out of 5 stars"]')?.closest("a")?.getAttribute("href")).toContain(
    "www.ace.example.com",
  );
  expect(tile?.getAttribute("href")).toBe("/courses/");
  expect(tile?.textContent).toBe("Start a courseYour state, your pace");
  expect(tile?.querySelector("img")?.getAttribute("src")).toContain("seal-clock");
  expect(others).toHaveLength(2);
});

test("shows its first picture, on phones the second one, or none [BL-homeHero-002]", () => {
  const sources = (fields: object) => {
    const picture = renderBody(homeHero, { ...whole, ...fields }).querySelector(".cw-home-hero-picture");
    return [
      picture?.querySelector("source")?.getAttribute("srcset"),
      picture?.querySelector("img")?.getAttribute("src"),
    ];
  };
  const [first] = [whole["heroImage"]].flat();

  expect(sources({})).toEqual([expect.stringContaining("car.svg"), expect.stringContaining("road.svg")]);
  expect(sources({ heroImage: [first] })).toEqual([undefined, expect.stringContaining("road.svg")]);
  expect(sources({ showImageOnMobile: false })).toEqual([
    expect.stringMatching(/^data:image/),
    expect.stringContaining("road.svg"),
  ]);
});

test("a tile without a title or a link is left out [BL-homeHero-002]", () => {
  const buttonList = [
    { typeHandle: "heroButton", title: "No link" },
    { typeHandle: "heroButton", link: "/a/" },
  ];
  expect(renderBody(homeHero, { ...whole, buttonList }).querySelector("li")).toBeNull();
});

test("the picture of the rating is 150 by 28 where it has no size, and leads to the reviews [BL-homeHero-003]", () => {
  const renderBadge = (size: object, data: unknown) =>
    renderBody(homeHero, { ...whole, TrustScoreImage: [{ url: "/score.png", ...size }] }, {}, data).querySelector(
      '.cw-home-hero-words img[src="/score.png"]',
    );

  expect(renderBadge({}, { rating })).toMatchObject({ width: 150, height: 28, alt: "4.7 out of 5 stars" });
  expect(renderBadge({ width: 200, height: 40 }, { rating })).toMatchObject({ width: 200, height: 40 });
  expect(renderBadge({}, { rating })?.closest("a")?.href).toContain("trustpilot.com");
  expect(renderBadge({}, null)?.closest("a")).toBeNull();
});

test("reads every documented field [BL-homeHero-005]", () => {
  const body = renderBody(homeHero, { ...withPicker, imageAlignment: "left", showTrustpilot: "1" }, {}, { rating });

  expect(body.querySelector<HTMLElement>(".cw-home-hero")?.dataset["pictureFirst"]).toBe("true");
  expect(body.querySelector(".cw-stars")).not.toBeNull();
});

test("the product picker lists each row of its table, by state, with its own words and flags [BL-homeHero-005, BL-productPicker-001]", () => {
  const body = renderBody(homeHero, withPicker);
  const links = [...body.querySelectorAll<HTMLAnchorElement>(".cw-picker-links a")];

  expect(links.map((link) => [link.parentElement?.textContent, link.getAttribute("href"), link.rel])).toEqual([
    ["Florida Deluxe", "/courses/florida/", "noreferrer nofollow"],
    ["Texas Basic", "/courses/texas/", ""],
  ]);
  expect([...body.querySelectorAll("select[name$=state] option")].map((option) => option.textContent)).toEqual([
    "Loading your state",
    "Florida",
    "Texas",
  ]);
});

test("without a picture the picker has its room, and its button says what the brand sells [BL-homeHero-005]", () => {
  const body = renderBody(homeHero, { ...withPicker, heroImage: [] }, { brand: testBrands.ids });
  const finder = body.querySelector("[data-finder] > .cw-home-hero-finder");

  expect(finder?.querySelector("h2")?.textContent).toBe("Find your course");
  expect(finder?.querySelector(".cw-picker .cw-button")?.textContent).toBe(testBrands.ids.ctaText);
  expect(body.querySelectorAll(".cw-picker")).toHaveLength(1);
  expect(renderBody(homeHero, withPicker).querySelector(".cw-home-hero-words .cw-picker")).not.toBeNull();
});

test("a poster's words stand on the deep ground", () => {
  const renderGround = (theme: string) =>
    renderBody(homeHero, { ...whole, theme }).querySelector<HTMLElement>(".cw-home-hero-words")?.dataset["ground"];

  expect([renderGround("poster"), renderGround("panorama")]).toEqual(["deep", undefined]);
});

test("a product picker stands where the words hold its shortcode, and then nowhere else", () => {
  const body = renderBody(homeHero, examples["pickerInText"] ?? {});

  expect(body.querySelectorAll(".cw-picker")).toHaveLength(1);
  expect(body.querySelector(".cw-prose .cw-picker")).not.toBeNull();
});

test("the hlText parameter takes the place of its title [RT-045]", () => {
  const content = homeHero.withHeading(homeHero.schema.parse(whole), "Texas made easy");
  expect(content).toMatchObject({ heroTitle: "Texas made easy" });
});

test("asks for the rating only where it is shown and the brand has one [TR-005]", async () => {
  const asked = (fields: object, brand = testBrands.ace) =>
    homeHeroLoad(schema.parse({ ...whole, ...fields }), testContext({ brand }), {
      schedule: () => Promise.resolve([]),
      brandRating: () => Promise.resolve(rating),
    });

  expect(await asked({})).toEqual({ rating });
  expect(await asked({ showTrustpilot: false })).toEqual({ rating: null });
  expect(await asked({}, testBrands.ids)).toEqual({ rating: null });
});

test("each of its two pictures is cropped around its own focal point [CH-012]", () => {
  const [wide = {}, phone = {}] = (whole["heroImage"] ?? []) as readonly object[];
  const heroImage = [{ ...wide, focalPoint: [0.3, 0.6] }, phone];
  const { style } =
    renderBody(homeHero, { ...whole, heroImage, showImageOnMobile: true }).querySelector("picture") ?? {};
  expect(style?.getPropertyValue("--hero-focus")).toBe("30% 60%");
  expect(style?.getPropertyValue("--hero-phone-focus")).toBe("");
});

test("the look map shows each state of the picker as a tile in its place, which leads to its first product", () => {
  const body = renderBody(homeHero, examples["map"] ?? {});
  const tiles = [...body.querySelectorAll<HTMLElement>(".cw-state-map li")].map((tile) => [
    tile.textContent,
    tile.style.gridArea,
    tile.querySelector("a")?.getAttribute("href"),
  ]);

  expect(tiles).toEqual([
    ["FL", "8 / 9", "/courses/florida/"],
    ["ME", "1 / 11", "/courses/maine/"],
    ["TX", "8 / 4", "/courses/texas/"],
  ]);
  expect(body.querySelector(".cw-picker")).toBeNull();
});

test("the map's first link skips its tiles", () => {
  const map = renderBody(homeHero, examples["map"] ?? {}).querySelector(".cw-state-map");
  const [skip] = map?.querySelectorAll("a") ?? [];
  const end = map?.querySelector(skip?.getAttribute("href") ?? "none");

  expect(skip?.textContent).toBe("Skip the map");
  expect(end?.getAttribute("tabindex")).toBe("-1");
  expect(end).toBe(map?.lastElementChild);
});

test("the brand's number is a button, where the brand has one", () => {
  const call = (brand: typeof testBrands.ace) =>
    renderBody(homeHero, examples["question"] ?? {}, { brand })
      .querySelector(".cw-home-hero-phone a")
      ?.getAttribute("href");
  const contact = { phone: "(202) 555-0142", hours: "Every day" };

  expect(call({ ...testBrands.ace, contact })).toBe("tel:+12025550142");
  expect(call({ ...testBrands.ace, contact: null })).toBeUndefined();
});
