import { createLogger } from "@courseway/observability";
import { describe, expect, it } from "vitest";
import type { Metric } from "@courseway/chrome/vitals";
import { vitalsReport } from "./command.ts";
import { fieldReport, p75 } from "./field-report.ts";
import { errorLine, type FieldFigure, readVitalsLine, refusalLine, vitalsLine } from "./vitals-line.ts";

const about = { pageType: "course", navigation: "navigate", release: "b7Q_x-1" };

/** Random numbers of a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const BLOCKS = ["hero", "pricing", "faq", "tabs", "carousel", "emailForm", "reviews", "schedule"];

/** Views whose interactions take 40 ms in the middle; in a part of all views `slowed` takes 100 ms more. */
function views(count: number, seed: number, slowed: string | null): FieldFigure[] {
  const random = seeded(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, () => {
    const isSlowed = slowed !== null && random() < 0.01;
    const block = isSlowed ? slowed : (BLOCKS[Math.floor(random() * BLOCKS.length)] ?? null);
    const value = Math.round(40 * Math.exp(0.4 * normal())) + (isSlowed ? 100 : 0);
    return { metric: "INP", value, block, row: "1", part: "button", ...about };
  });
}
const listNames = (figures: readonly FieldFigure[]) =>
  fieldReport(figures).flatMap(({ isNamed, block }) => (isNamed ? [block] : []));

describe("the report of the field", () => {
  it("names a block that is 100 ms slower in 1 % of 5,000 views, and no other", () => {
    for (let seed = 1; seed <= 20; seed += 1)
      expect([seed, listNames(views(5000, seed, "tabs"))]).toEqual([seed, ["tabs"]]);
  });

  it("names nobody in 20 quiet runs of 5,000 views", () => {
    for (let seed = 101; seed <= 120; seed += 1) expect([seed, listNames(views(5000, seed, null))]).toEqual([seed, []]);
  });

  it("has the 75th percentile of the page and of each block, the worst block first", () => {
    const figure = (block: string, value: number): FieldFigure => ({
      metric: "LCP",
      value,
      block,
      row: "1",
      part: "img",
      ...about,
    });
    const rows = fieldReport([figure("hero", 1000), figure("hero", 2000), figure("faq", 3000), figure("hero", 1200)]);
    expect(rows.map(({ block, views: count, p75: value, slowShare }) => [block, count, value, slowShare])).toEqual([
      [null, 4, 2000, 0.5],
      ["faq", 1, 3000, 1],
      ["hero", 3, 2000, 1 / 3],
    ]);
    expect(p75([4, 1, 3, 2])).toBe(3);
  });
});

describe("the log", () => {
  const figure = { metric: "CLS" as Metric, value: 0.0213, block: "pricing", row: 2, part: "img" };

  it("has each figure in a line that the command reads again, after all that the logger takes away", async () => {
    const written: string[] = [];
    const logger = createLogger({ brandId: "ACE", write: (line) => void written.push(line) });
    const message = vitalsLine(figure, about);
    logger.report({ level: "info", message, tags: { tag: "vitals" } });
    expect(readVitalsLine(message)).toEqual({ ...figure, row: "3", ...about });
    expect(readVitalsLine(vitalsLine({ ...figure, block: null, row: null }, about))).toMatchObject({
      block: null,
      row: "-",
    });
    expect(readVitalsLine("Page not found: /vitals/")).toBeNull();
    const text = await vitalsReport([...written, "no JSON", '{"message":"another line"}', "7"]);
    expect(text.split("\n")[1]).toMatch(/^course +CLS +\(page\) +1 +0\.0213 +100\.0%$/u);
    expect(text.split("\n")[2]).toMatch(/^course +CLS +pricing +1 +0\.0213 +100\.0%$/u);
  });

  it("has what browsers met and refused, which the command counts", async () => {
    const written: string[] = [];
    const logger = createLogger({ brandId: "ACE", write: (line) => void written.push(line) });
    const error = { kind: "island", name: "TypeError", at: "packages/ui/src/tabs.ts:7:3", block: "tabs" } as const;
    logger.report({ level: "warn", message: errorLine(error, about, 0) });
    logger.report({ level: "warn", message: errorLine(error, about, 4) });
    const refusal = { directive: "img-src", blocked: "https://a.example", page: "/", source: "" };
    logger.report({ level: "warn", message: refusalLine(refusal, 0) });
    expect(await vitalsReport(written)).toBe(`No figures in these logs. Is vitals.share of the brand above 0?

   times  errors of browsers
       6  island TypeError in tabs at packages/ui/src/tabs.ts:7:3
       1  policy img-src https://a.example
`);
  });

  it("gives Storybook its rows as JSON", async () => {
    const line = JSON.stringify({ message: vitalsLine(figure, about) });
    const rows: unknown = JSON.parse(await vitalsReport([line], { isJson: true }));
    expect(rows).toEqual([
      expect.objectContaining({ pageType: "course", metric: "CLS", block: null, views: 1, p75: 0.0213 }),
      expect.objectContaining({ block: "pricing", isNamed: false }),
    ]);
  });
});
