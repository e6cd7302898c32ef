import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { COUNTDOWN_STEP_MS, countdownFrames } from "./countdown-frames.ts";

const amount = fc.integer({ min: 0, max: 500_000 });
const listFrames = (from: number, to: number, options?: Parameters<typeof countdownFrames>[2]) =>
  countdownFrames(cents(from), cents(to), options);

describe("countdownFrames", () => {
  it("goes down by $1 every 14 ms and lands exactly on the discounted price [PR-007, CP-025]", () => {
    expect(COUNTDOWN_STEP_MS).toBe(14);
    expect(listFrames(5200, 4950, { reducedMotion: false })).toEqual([5200, 5100, 5000, 4950]);
    expect(listFrames(300, 100)).toEqual([300, 200, 100]);
    expect(listFrames(101, 100)).toEqual([101, 100]);
  });

  it("is one frame with reduced motion [PR-007]", () => {
    expect(listFrames(5200, 4950, { reducedMotion: true })).toEqual([4950]);
  });

  it.each([
    [4950, 4950],
    [4900, 4950],
    [NaN, 4950],
    [-1, 4950],
    [Infinity, 4950],
  ])("is one frame where there is nothing to count down: %d to %d", (from, to) => {
    expect(listFrames(from, to)).toEqual([to]);
  });

  it("is one frame where it would take more than 10,000", () => {
    expect(listFrames(999_901, 0)).toEqual([0]);
    expect(listFrames(999_900, 0)).toHaveLength(10_000);
  });

  it.each([NaN, -1, 0.5, Infinity])("has no frames towards %d, which is no price", (to) => {
    expect(listFrames(5000, to)).toEqual([]);
  });

  it("always falls, by at most $1, and ends exact to the cent [PR-007]", () => {
    fc.assert(
      fc.property(amount, amount, (from, to) => {
        const frames = listFrames(from, to);
        expect(frames.at(-1)).toBe(to);
        const steps = frames.slice(1).map((frame, index) => (frames[index] ?? 0) - frame);
        expect(steps.every((step) => step > 0 && step <= 100)).toBe(true);
      }),
    );
  });
});
