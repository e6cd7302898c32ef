import { blocks } from "@courseway/blocks";
import { brandNames } from "@courseway/workspace/local";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withScenes } from "./scene.ts";
import { writeScenes } from "./write-scenes.ts";

const folder = mkdtempSync(join(tmpdir(), "scenes-"));
beforeAll(() => writeScenes(join(folder, "scenes")));
afterAll(() => rmSync(folder, { recursive: true }));

const drawing = (address: unknown): string => readFileSync(join(folder, String(address)), "utf8");

test("every picture that an example names is drawn under every brand", () => {
  const examples = JSON.stringify(blocks.map((block) => block.examples));
  const named = new Set(examples.match(/\{images\}\/[^"]+\.svg/gu));
  expect(named.size).toBeGreaterThan(3);
  for (const brand of brandNames)
    for (const picture of named) expect(drawing(withScenes(picture, brand)), `${brand} ${picture}`).toMatch(/^<svg/u);
});

test("a brand's own drawing stands for a picture that all have, and says what it shows", () => {
  const road = { url: "{images}/road.svg", alt: "A road" };
  expect(withScenes(road, "mtg")).toEqual({ url: "/scenes/mtg/house-ledger.svg", alt: "A house on an open ledger" });
  expect(withScenes({ ...road, alt: "" }, "mtg")).toMatchObject({ alt: "" });
  const alts = brandNames.map((brand) => JSON.stringify(withScenes(road, brand)));
  expect(new Set(alts.map((text) => /"alt":"([^"]+)"/u.exec(text)?.[1])).size).toBe(brandNames.length);
});

test("pictures differ, and one picture has each brand's own colors", () => {
  const [road, desk] = ["{images}/road.svg", "{images}/desk.svg"];
  expect(drawing(withScenes(road, "ace"))).not.toBe(drawing(withScenes(desk, "ace")));
  expect(new Set(brandNames.map((brand) => drawing(withScenes(road, brand)))).size).toBe(brandNames.length);
});
