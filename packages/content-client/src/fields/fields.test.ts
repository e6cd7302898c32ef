import { expect, test } from "vitest";
import { z } from "zod";
import { asset, assets } from "./asset.ts";
import { button } from "./button.ts";
import { categories, category } from "./category.ts";
import { choice, optionalChoice } from "./choice.ts";
import { color } from "./color.ts";
import { fieldsSchema, type Field } from "./field.ts";
import { link } from "./link.ts";
import { number } from "./number.ts";
import { productEntry } from "./product-entry.ts";
import { firstRow, firstTableRow, rows, table } from "./rows.ts";
import { dateTime, html, optionalText, text } from "./text.ts";
import { toggle } from "./toggle.ts";

const everyField = {
  text: text(""),
  textOr: text("", "Read on"),
  optionalText: optionalText(""),
  html: html(""),
  dateTime: dateTime(""),
  number: number(""),
  toggle: toggle(""),
  toggleOr: toggle("", true),
  link: link(""),
  color: color(""),
  asset: asset(""),
  assets: assets(""),
  category: category(""),
  categories: categories(""),
  productEntry: productEntry(""),
  button: button(""),
  choice: choice("", ["Row", "Col"], "Row"),
  optionalChoice: optionalChoice("", ["a"]),
  rows: rows("", { row: { title: text("") } }),
  firstRow: firstRow("", { row: { title: text("") } }),
  table: table("", { title: text("") }),
  firstTableRow: firstTableRow("", { title: text("") }),
};

const reading = <Output>({ schema }: Field<Output>, value: unknown): Output => schema.parse(value);

test("an absent field reads as its default, without a fault", () => {
  expect(fieldsSchema(everyField).parse({})).toEqual({
    text: "",
    textOr: "Read on",
    optionalText: null,
    html: "",
    dateTime: null,
    number: null,
    toggle: false,
    toggleOr: true,
    link: null,
    color: null,
    asset: null,
    assets: [],
    category: null,
    categories: [],
    productEntry: null,
    button: null,
    choice: "Row",
    optionalChoice: null,
    rows: [],
    firstRow: null,
    table: [],
    firstTableRow: null,
  });
});

test.each([null, undefined, true, 7, Number.NaN, "", " ", "text", [], [null], [7], {}, { url: 7 }, [{ title: [] }]])(
  "no field throws for %j, whatever its type is",
  (value) => {
    const failed = Object.entries(everyField).filter(([, { schema }]) => !schema.safeParse(value).success);
    expect(failed.map(([name]) => name)).toEqual([]);
  },
);

test.each([
  [true, true],
  ["true", true],
  ["1", true],
  [1, true],
  ["On", true],
  [false, false],
  ["0", false],
  ["", false],
  ["maybe", false],
])("a switch reads %j as %j", (value, expected) => {
  expect(reading(toggle(""), value)).toBe(expected);
});

test("a switch that stands on by default is off only when set off", () => {
  expect([null, "", "0", false, "1"].map((value) => reading(toggle("", true), value))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test("a drop-down takes its value in any case and its default for null", () => {
  const layout = choice("", ["Row", "Col"], "Row");
  expect(["Col", "col", null, "Grid", 3].map((value) => reading(layout, value))).toEqual([
    "Col",
    "Col",
    "Row",
    "Row",
    "Row",
  ]);
});

test("rich text that would show nothing is empty", () => {
  expect(reading(html(""), "<p><br></p>&nbsp;<p> </p>")).toBe("");
  expect(reading(html(""), '<div data-shortcode="trustpilotStars"></div>')).toBe(
    '<div data-shortcode="trustpilotStars"></div>',
  );
});

test.each([
  ["/courses/", "/courses/"],
  [" https://example.com/a ", "https://example.com/a"],
  ["#useModal", "#useModal"],
  ["mailto:help@example.com", "mailto:help@example.com"],
  [{ url: "/from-a-link-field/" }, "/from-a-link-field/"],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["\u0001javascript:alert(1)", null],
  ["DATA:text/html,x", null],
  ["vbscript:x", null],
])("a link reads %j as %j", (value, expected) => {
  expect(reading(link(""), value)).toBe(expected);
});

test.each([
  ["#fff", "#fff"],
  ["#0A5C8f", "#0A5C8f"],
  ["0a5c8f", "#0a5c8f"],
  ["white", "white"],
  ["rgb(10 20 30 / 50%)", "rgb(10 20 30 / 50%)"],
  ["red;background:url(x)", null],
  ["url(https://example.org/x)", null],
  ["#12", null],
  ["var(--x)", null],
])("a color reads %j as %j", (value, expected) => {
  expect(reading(color(""), value)).toBe(expected);
});

test("the first asset of a list is taken, the ones without an address are passed over", () => {
  const picture = { url: "/a.svg", alt: " A road ", title: null, width: "720", height: 0, focalPoint: [0.5, 0.2] };

  expect(reading(asset(""), [{ url: null }, picture])).toEqual({
    url: "/a.svg",
    alt: "A road",
    title: "",
    width: 720,
    height: null,
    mimeType: null,
    focalPoint: [0.5, 0.2],
  });
  expect(reading(assets(""), [picture, picture])).toHaveLength(2);
  expect(reading(asset(""), [{ ...picture, hasFocalPoint: false }])?.focalPoint).toBeNull();
  expect(reading(asset(""), [{ ...picture, url: "javascript:alert(1)" }])).toBeNull();
});

test("a product entry keeps its coupons as editors write them and splits its ids [ENT-004]", () => {
  const product = {
    title: "Pre-License",
    xgritProductId: "101, 102,101",
    xgritCoupon: "SAVE10,RE-20",
    xgritBundleCoupon: "B1",
    productState: "Texas",
    xgritProductDisableRsa: "1",
    webinarCourseIds: [{ courseid: "c1" }, { courseid: 7 }],
    category: [{ title: "Real Estate", aceCategoryCode: "RE", slug: "real-estate" }],
  };

  expect(reading(productEntry(""), [product])).toEqual({
    productIds: ["101", "102"],
    coupon: "SAVE10,RE-20",
    bundleCoupon: "B1",
    title: "Pre-License",
    state: "Texas",
    pageUrl: null,
    disableRsa: true,
    disclaimer: "",
    webinarTitle: null,
    webinarContent: "",
    webinarCourseIds: ["c1", "7"],
    categories: [{ code: "RE", title: "Real Estate", slug: "real-estate" }],
  });
  expect(reading(productEntry(""), [{ ...product, xgritProductId: 101 }])?.productIds).toEqual(["101"]);
});

test("a product entry has all its documented fields [PR-003, PR-004]", () => {
  const product = {
    xgritProductId: "101",
    xgritCoupon: "SAVE10, RE20",
    xgritBundleCoupon: "B1",
    xgritProductDisableRsa: true,
    title: "Pre-License",
    productState: "Texas",
    productPageUrl: "/texas/",
    disclaimer: "<p>Terms</p>",
    webinarTitle: "Live",
    webinarContent: "<p>Evenings</p>",
    webinarCourseIds: [{ courseid: "c1" }],
    category: [{ title: "Real Estate", aceCategoryCode: "RE" }],
  };

  expect(reading(productEntry(""), [product])).toEqual({
    productIds: ["101"],
    coupon: "SAVE10, RE20",
    bundleCoupon: "B1",
    disableRsa: true,
    title: "Pre-License",
    state: "Texas",
    pageUrl: "/texas/",
    disclaimer: "<p>Terms</p>",
    webinarTitle: "Live",
    webinarContent: "<p>Evenings</p>",
    webinarCourseIds: ["c1"],
    categories: [{ code: "RE", title: "Real Estate", slug: "" }],
  });
});

test.each([
  ["buttonStyle", ["primary", "secondary", "tertiary"], "primary"],
  ["buttonSize", ["small", "large", "default"], "default"],
  ["buttonAlignment", ["left", "center", "right"], "left"],
] as const)("a button's %s is one of %j, anything else is %s [LNK-002, LNK-003, LNK-004]", (name, values, fallback) => {
  const read = (value: unknown) => reading(button(""), [{ buttonText: "Go", [name]: value }])?.[name];
  expect(values.map(read)).toEqual(values);
  expect(["middle", "", null, undefined].map(read)).toEqual([fallback, fallback, fallback, fallback]);
});

test("a button has all its documented fields [LNK-001]", () => {
  expect(
    reading(button(""), [
      {
        buttonText: "Go",
        buttonLink: "/go/",
        buttonStyle: "Tertiary",
        buttonSize: "small",
        buttonAlignment: "right",
        newTab: "1",
      },
    ]),
  ).toEqual({
    buttonText: "Go",
    buttonLink: "/go/",
    buttonStyle: "tertiary",
    buttonSize: "small",
    fullWidth: false,
    buttonAlignment: "right",
    newTab: true,
    nofollow: false,
    noreferrer: false,
    noopener: false,
    useIcon: false,
    ctaTag: null,
    buttonAriaLabel: null,
  });
  expect(reading(button(""), [{ buttonText: null }])).toMatchObject({
    buttonStyle: "primary",
    buttonSize: "default",
    buttonAlignment: "left",
  });
});

test("a bad row is left out and the good ones stand; a row with its handle only is no row [RT-038]", () => {
  const strict = rows("", { row: { title: { ...text(""), schema: z.string() } } });

  expect(
    reading(strict, [
      { title: "a" },
      { title: 7 },
      { typeHandle: "x" },
      { __typename: "x_Entry", typeHandle: "x" },
      null,
      { title: "b" },
    ]),
  ).toEqual([{ title: "a" }, { title: "b" }]);
  expect(reading(firstRow("", { row: { title: text("") } }), [{ __typename: "x" }, { title: "b" }])).toEqual({
    title: "b",
  });
});

test("rows of several types are read each by its own fields and say their type; others are left out", () => {
  const mixed = rows("", { quote: { words: text("") }, picture: { image: asset("") } });

  expect(
    reading(mixed, [
      { typeHandle: "quote", words: "Yes", image: [{ url: "/no.svg" }] },
      { typeHandle: "film", words: "No" },
      { words: "No type" },
      { typeHandle: "picture", image: [{ url: "/a.svg" }] },
    ]),
  ).toMatchObject([
    { typeHandle: "quote", words: "Yes" },
    { typeHandle: "picture", image: { url: "/a.svg" } },
  ]);
});
