import { expect, test } from "vitest";
import { comparePage, type FigureName, type Measured, toTable } from "./verdict.ts";

const measured = (more: Partial<Measured> = {}): Measured => ({
  html: [8000],
  styles: [7000],
  scriptsAtLoad: [0],
  scripts: [26_000],
  lcp: [1200, 1210, 1220, 1230, 1240],
  tbt: [10, 20, 30, 40, 90],
  cls: [0, 0, 0, 0, 0],
  ...more,
});
const worse = (head: Partial<Measured>, base: Partial<Measured> = {}): readonly FigureName[] =>
  comparePage("/", measured(base), measured(head)).flatMap(({ name, isWorse }) => (isWorse ? [name] : []));

test("a page that is no slower than a tenth passes", () => {
  expect(worse({})).toEqual([]);
  expect(worse({ html: [8800], lcp: [1300, 1310, 1320, 1330, 1340] })).toEqual([]);
});

test.each<Partial<Measured>>([
  { html: [8801] },
  { styles: [7701] },
  { scripts: [28_601] },
  { scriptsAtLoad: [513] },
  { lcp: [1400, 1410, 1420, 1430, 1440] },
  { tbt: [90, 100, 110, 120, 130] },
  { cls: [0.02, 0.02, 0.02, 0.02, 0.02] },
])("one that is slower is named with its figure: %o", (head) => {
  expect(worse(head)).toEqual(Object.keys(head));
});

test("runs that overlap are noise, and a tenth of next to nothing is nothing", () => {
  expect(worse({ lcp: [1100, 1150, 1400, 1500, 1600] })).toEqual([]);
  expect(worse({ tbt: [40, 40, 40, 40, 40] }, { tbt: [20, 20, 20, 20, 20] })).toEqual([]);
  expect(worse({ html: [400] }, { html: [200] })).toEqual([]);
});

test("the table has both medians, the change and what is slower", () => {
  const rows = toTable(comparePage("/about/", measured(), measured({ html: [9000], cls: [0.03] })));
  expect(rows[1]).toEqual(["/about/ HTML, bytes", "8,000", "9,000", "+12.5%", "SLOWER"]);
  expect(rows.at(-1)).toEqual(["/about/ layout shift", "0.000", "0.030", "", "SLOWER"]);
});
