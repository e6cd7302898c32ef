import { brandNames } from "@courseway/workspace/local";
import { expect, test } from "vitest";
import { brandConfig } from "./brand-configs.ts";
import { addressUnder, toolbar } from "./brand-switch.ts";

test("the toolbar lists every brand by its name", () => {
  expect(toolbar.brand.toolbar.items.map(({ value, title }) => [value, title])).toEqual(
    brandNames.map((name) => [name, brandConfig(name).name]),
  );
});

test("a story under another brand keeps what the controls have set, and shows one brand", () => {
  const frame =
    "http://127.0.0.1:6006/iframe.html?id=blocks-slider--left&args=title:Hi&globals=brand:ace;brands:phones;x:1";
  expect(new URL(addressUnder("mtg", frame)).searchParams.get("globals")).toBe("x:1;brand:mtg;brands:one");
  expect(new URL(addressUnder("mtg", frame)).searchParams.get("args")).toBe("title:Hi");
});
