/** Renders that only warm up the engine. */
const WARM_UP = 20;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * How long each of these takes in ms, measured in turn, so that the machine's other load slows all of them equally.
 * @param measured how many renders count, after those that warm up the engine
 */
export async function medianTimes(
  runs: readonly (() => Promise<unknown>)[],
  measured: number,
  now: () => number = () => performance.now(),
): Promise<readonly number[]> {
  const times = runs.map((): number[] => []);
  for (let round = 0; round < WARM_UP + measured; round++) {
    for (const [index, run] of runs.entries()) {
      const began = now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
      await run();
      if (round >= WARM_UP) times[index]?.push(now() - began);
    }
  }
  return times.map(median);
}
