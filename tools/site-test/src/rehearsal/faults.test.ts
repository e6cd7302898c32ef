import type { Finding } from "@courseway/editor-tools";
import { expect, test } from "vitest";
import { findingsOf } from "./rehearsed.ts";
import { type Edit, edited, faults, goodSite, goodVariants } from "./written-site.ts";

/** CI looks at each tenth; by night at all of them. */
const isWhole = process.env["CHECK_ALL"] === "1";
const some = (edits: readonly Edit[]): readonly Edit[] =>
  isWhole ? edits : edits.filter((_, index) => index % 10 === 1);

const pointsAt = ({ place: { path, part } }: Finding, places: readonly string[]): boolean =>
  places.some((one) => one === path || (part ?? "").split(" ")[0] === one || part === one);

const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ key, message }) => `${key}: ${message}`);

test("a good sale has no finding", async () => {
  expect(told(await findingsOf(goodSite()))).toEqual([]);
}, 60_000);

test("a right change of it has none either: at most two of twenty raise a false alarm", async () => {
  const alarms: string[] = [];
  for (const one of some(goodVariants()))
    alarms.push(...told(await findingsOf(edited(one))).map((text) => `${one.name}: ${text}`));
  expect(alarms.slice(isWhole ? 2 : 0)).toEqual([]);
}, 300_000);

test("of a hundred mistakes at least 98 are found, where they are", async () => {
  const missed: string[] = [];
  const all = some(faults());
  for (const one of all) {
    const findings = await findingsOf(edited(one));
    if (!findings.some((found) => pointsAt(found, one.at ?? [])))
      missed.push(`${one.name}: ${told(findings).join("; ") || "nothing"}`);
  }
  expect(missed.slice(isWhole ? 2 : 0)).toEqual([]);
}, 900_000);
