import type { Finding } from "@courseway/editor-tools";
import { describe, expect, test } from "vitest";
import { rehearseFindings } from "./rehearsed.ts";
import { BLACK_FRIDAY, type Edit, edited, type Sale, SPRING } from "./written-site.ts";

/** CI checks every twentieth edit; nightly all of them. */
const isWhole = process.env["CHECK_ALL"] === "1";
const some = (edits: readonly Edit[]): readonly Edit[] =>
  isWhole ? edits : edits.filter((_, index) => index % 20 === 1);

const pointsAt = ({ place: { path, part } }: Finding, places: readonly string[]): boolean =>
  places.some((one) => one === path || (part ?? "").split(" ")[0] === one || part === one);

const reported = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ key, message }) => `${key}: ${message}`);

describe.each([BLACK_FRIDAY, SPRING])("of the sale $name", (sale: Sale) => {
  test("a good sale has no finding", async () => {
    expect(reported(await rehearseFindings(sale, sale.site()))).toEqual([]);
  }, 60_000);

  test("a right change of it has none either: at most two of twenty raise a false alarm", async () => {
    const alarms: string[] = [];
    for (const one of some(sale.variants)) {
      const findings = await rehearseFindings(sale, edited(sale, one));
      if (findings.length > 0) alarms.push(`${one.name}: ${reported(findings).join("; ")}`);
    }
    expect(alarms.slice(isWhole ? 2 : 0)).toEqual([]);
  }, 300_000);

  test("of a hundred mistakes at least 98 are found, where they are", async () => {
    const missed: string[] = [];
    for (const one of some(sale.faults)) {
      const findings = await rehearseFindings(sale, edited(sale, one));
      if (!findings.some((found) => pointsAt(found, one.at ?? [])))
        missed.push(`${one.name}: ${reported(findings).join("; ") || "nothing"}`);
    }
    expect(missed.slice(isWhole ? Math.floor(sale.faults.length * 0.02) : 0)).toEqual([]);
  }, 900_000);
});
