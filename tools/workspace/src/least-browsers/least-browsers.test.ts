import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RUNTIME_LOADER } from "../../../../packages/next-finish/src/start/loader.ts";
import { RUNTIME_STARTER, DIALOG_COMMANDS } from "../../../../packages/next-finish/src/start/starter.ts";
import { root } from "../local/paths.ts";
import { newInCss } from "./css.ts";
import { findFallback } from "./fallbacks.ts";
import { newInJs } from "./js.ts";
import { LEAST_BROWSERS, lacking } from "./support.ts";

const inJs = (text: string): readonly string[] => newInJs(text).map(({ feature }) => feature);
const inCss = (text: string): readonly string[] => newInCss(text).map(({ feature }) => feature);

test("a browser of the list lacks what came after it", () => {
  expect(lacking("api.URL.parse_static")).toEqual(Object.keys(LEAST_BROWSERS));
  expect(lacking("css.selectors.has")).toEqual(["firefox"]);
  expect(lacking("html.elements.details.name")).toEqual([
    "chrome",
    "chrome_android",
    "edge",
    "firefox",
    "safari",
    "safari_ios",
    "samsunginternet_android",
  ]);
  expect([lacking("api.URL"), lacking("api.NoSuchThing")]).toEqual([[], []]);
});

describe("in a script", () => {
  test.each([
    ["a static method", "const url = URL.parse(link)", ["api.URL.parse_static"]],
    ["a built-in", "Promise.withResolvers()", ["javascript.builtins.Promise.withResolvers"]],
    ["a method", "list.current.hidePopover()", ["api.HTMLElement.hidePopover"]],
    ["a global", "requestIdleCallback(run)", ["api.Window.requestIdleCallback"]],
    ["a global by the window", "self.requestIdleCallback(run)", ["api.Window.requestIdleCallback"]],
    ["an attribute", '(0,a.jsx)("dialog",{closedby:"any"})', ["html.elements.dialog.closedby"]],
    ["an attribute as React spells it", '(0,a.jsx)("div",{popover:"auto"})', ["html.global_attributes.popover"]],
  ])("%s is found", (_, text, features) => {
    expect(inJs(text)).toEqual(features);
  });

  test.each([
    ["by ?.", "list.hidePopover?.()"],
    ["by in", '"requestIdleCallback"in window?requestIdleCallback(run):setTimeout(run)'],
    ["by typeof", 'if("function"==typeof URL.parse)URL.parse(link)'],
    ["by &&", "URL.parse&&URL.parse(link)"],
    ["by try", "try{URL.parse(link)}catch{}"],
  ])("what is asked for %s is not", (_, text) => {
    expect(inJs(text)).toEqual([]);
  });

  test("a condition on something else guards nothing", () => {
    expect(inJs("if(isOpen)list.hidePopover()")).toEqual(["api.HTMLElement.hidePopover"]);
    expect(inJs("try{go()}catch{URL.parse(link)}")).toEqual(["api.URL.parse_static"]);
  });

  test("what all have is none", () => {
    expect(inJs("new URL(link).searchParams.get('a');list.toSorted().findLast(is);dialog.showModal()")).toEqual([]);
  });

  test("syntax of a later year is an error", () => {
    expect(() => newInJs("/[\\p{L}--a]/v")).toThrow(SyntaxError);
  });
});

describe("in a style sheet", () => {
  test.each([
    ["a selector", "a:has(b){color:red}", ["css.selectors.has"]],
    ["a nested rule", "a{&:hover{color:red}}", ["css.selectors.nesting"]],
    ["a property", "a{anchor-name:--b}", ["css.properties.anchor-name"]],
    ["a value", "a{text-wrap:balance}", ["css.properties.text-wrap"]],
    ["a function", "a{top:anchor(bottom)}", ["css.properties.top.anchor"]],
    ["a rule", "@starting-style{a{color:red}}", ["css.at-rules.starting-style"]],
    ["a media feature", "@media (scripting:none){a{color:red}}", ["css.at-rules.media.scripting"]],
    [
      "what a browser without something is given",
      "@supports not (top:anchor(bottom)){a:has(b){top:0}}",
      ["css.selectors.has"],
    ],
  ])("%s is found", (_, text, features) => {
    expect(inCss(text)).toEqual(features);
  });

  test("what stands behind a question is not, nor what all have", () => {
    expect(inCss("@supports selector(:has(a)){a:has(b){color:red}}")).toEqual([]);
    expect(inCss("@layer a{a:is(b)>c:focus-visible{color:color-mix(in srgb,red,blue);inset:0}}")).toEqual([]);
  });
});

test("the scripts that stand in pages as texts need nothing newer, but what they ask for", () => {
  const texts = [RUNTIME_LOADER, RUNTIME_STARTER.text, DIALOG_COMMANDS];
  expect(texts.flatMap((text) => newInJs(text)).filter(({ feature }) => findFallback(feature) === undefined)).toEqual(
    [],
  );
});

test("docs/architecture.md names the least browsers", () => {
  const { safari, firefox, chrome, samsunginternet_android: samsung } = LEAST_BROWSERS;
  const row = [safari, firefox, chrome, Number.parseInt(samsung, 10)].join(" | ");
  expect(readFileSync(join(root, "docs/architecture.md"), "utf8")).toContain(`| ${row} |`);
});
