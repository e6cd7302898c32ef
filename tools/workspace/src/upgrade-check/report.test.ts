import { describe, expect, it } from "vitest";
import { type Outcome, upgradeReport, computeVerdict, type Weight } from "./report.ts";

const weight: Weight = { scripts: 102_400, html: 10_240, styles: 5120, firstClick: 200, render: 10 };
const outcome = (title: string, more: Partial<Outcome> = {}): Outcome => ({
  title,
  fault: null,
  tried: [{ name: "cache key", fault: null }],
  weights: [weight],
  ...more,
});
const today = outcome("today");
const weighing = (...weights: Partial<Weight>[]): Outcome =>
  outcome("next", { weights: weights.map((one) => ({ ...weight, ...one })) });

describe("computeVerdict", () => {
  it("holds within 2 % of the bytes and 15 % of the times, by the median of the rounds", () => {
    expect(computeVerdict(weighing({ scripts: 104_448, firstClick: 229, render: 11.4 }), today)).toBe("holds");
    expect(computeVerdict(weighing({ firstClick: 900 }, {}, {}), today)).toBe("holds");
    expect(computeVerdict(weighing({ render: null }), today)).toBe("holds");
  });

  it.each([{ scripts: 104_449 }, { html: 10_445 }, { styles: 5223 }, { firstClick: 231 }, { render: 11.6 }])(
    "is slower past that: %o",
    (more) => expect(computeVerdict(weighing(more), today)).toBe("slower"),
  );

  it("breaks without a build, with a coupling that failed, and where the page could not be weighed", () => {
    expect(computeVerdict(outcome("next", { fault: "pnpm install ended with 1", tried: [], weights: [] }), today)).toBe(
      "breaks",
    );
    expect(computeVerdict(outcome("next", { tried: [{ name: "cache key", fault: "no hit" }] }), today)).toBe("breaks");
    expect(computeVerdict(outcome("next", { weights: [] }), today)).toBe("breaks");
  });
});

describe("upgradeReport", () => {
  it("has a column for each version, figures in KB and ms, and below it why something broke", () => {
    const canary = outcome("next 17", { tried: [{ name: "cache key", fault: "a title: no hit" }] });
    const unbuilt = outcome("next 18", { fault: "pnpm install ended with 1", tried: [], weights: [] });
    const slower = weighing({ scripts: 112_640 }, { scripts: 112_640, render: null });
    expect(upgradeReport([today, slower, canary, unbuilt])).toBe(`|  | today | next | next 17 | next 18 |
| --- | --- | --- | --- | --- |
| installs and builds | holds | holds | holds | breaks |
| cache key | holds | holds | breaks | – |
| JavaScript, KB | 100.0 | 110.0 slower | 100.0 | – |
| HTML, KB | 10.0 | 10.0 | 10.0 | – |
| styles, KB | 5.0 | 5.0 | 5.0 | – |
| first click, ms | 200 | 200 | 200 | – |
| render, CPU ms | 10.0 | 10.0 | 10.0 | – |
| **in all** | **holds** | **slower** | **breaks** | **breaks** |

- next 17, cache key: a title: no hit
- next 18: pnpm install ended with 1`);
  });
});
