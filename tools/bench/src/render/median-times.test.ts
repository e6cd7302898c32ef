import { expect, test } from "vitest";
import { medianTimes } from "./median-times.ts";

test("tells of each run how long it mostly takes, whatever the first ones and a single one take", async () => {
  let clock = 0;
  let renders = 0;
  const takes = (ms: (render: number) => number) => async () => void (clock += ms(renders));
  const slowAtFirst = takes(() => ((renders += 1) <= 15 || renders === 50 ? 900 : 4));
  expect(await medianTimes([slowAtFirst, takes(() => 2)], 60, () => clock)).toEqual([4, 2]);
});
