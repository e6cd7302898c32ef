import { expect, test } from "vitest";
import { playFrames } from "./frames.ts";
import { manualFrames } from "./testing/manual-frames.ts";

test("shows one frame each 14 ms and ends on the last one [PR-007, CP-025]", () => {
  const frames = manualFrames();
  const shown: number[] = [];
  playFrames(
    [3, 2, 1],
    frames.clock,
    (frame) => shown.push(frame),
    () => {},
  );

  for (const time of [100, 107, 114, 128, 142]) frames.draw(time);

  expect(shown).toEqual([3, 3, 2, 1]);
});

test("skips frames on a slow screen, never the last [PR-007]", () => {
  const frames = manualFrames();
  const shown: number[] = [];
  playFrames(
    [3, 2, 1],
    frames.clock,
    (frame) => shown.push(frame),
    () => {},
  );

  frames.draw(0);
  frames.draw(5000);

  expect(shown).toEqual([3, 1]);
});

test("stops when it is told to", () => {
  const frames = manualFrames();
  const shown: number[] = [];
  const stop = playFrames(
    [3, 2, 1],
    frames.clock,
    (frame) => shown.push(frame),
    () => {},
  );
  frames.draw(0);

  stop();
  frames.draw(28);

  expect(shown).toEqual([3]);
});

test("says that it failed when the clock throws, at once or half-way [CP-030]", () => {
  const broken = () => {
    throw new Error("no frames");
  };
  const failures: unknown[] = [];
  playFrames(
    [2, 1],
    { request: broken, cancel: () => {} },
    () => {},
    (error) => failures.push(error),
  );

  const frames = manualFrames();
  playFrames([2, 1], frames.clock, broken, (error) => failures.push(error));
  frames.draw(0);

  expect(failures).toHaveLength(2);
});
