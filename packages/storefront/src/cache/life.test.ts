import { describe, expect, it } from "vitest";
import { DEFAULT_LIFE, pageLife, rememberPage, sharedLife } from "./life.ts";

describe("pageLife", () => {
  it.each([
    ["no change", null, DEFAULT_LIFE],
    ["a change far away", 10_000_000, DEFAULT_LIFE],
    ["a change in 90 s", 90_000, 90],
    ["a change in half a second", 500, 1],
    ["a change that is over", -1, DEFAULT_LIFE],
  ])("with %s", (_, change, seconds) => {
    expect(pageLife(change, 0)).toBe(seconds);
  });
});

describe("sharedLife", () => {
  it("never lets an outer cache serve a page beyond its next change", () => {
    rememberPage("sale", { nextChange: 20_000, listingPages: 1 });
    expect(sharedLife("sale", 0)).toBe(20);
    rememberPage("plain", { nextChange: null, listingPages: 1 });
    expect(sharedLife("plain", 0)).toBe(60);
    expect(sharedLife("never-rendered", 0)).toBe(1);
  });
});
