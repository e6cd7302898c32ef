import { parseArgs } from "node:util";
import { Bench } from "tinybench";
import { builderBenchmarks } from "./domain/builders.ts";
import { couponBenchmarks } from "./domain/coupons.ts";
import { linkBenchmarks } from "./domain/links.ts";
import { priceBenchmarks } from "./domain/prices.ts";
import { computeRatio, type Speed, type Benchmark } from "./domain/benchmark.ts";
import { grouped } from "./local/number.ts";
import { table } from "./local/table.ts";

const { values: options } = parseArgs({ options: { time: { type: "string", default: "500" } } });

/** How long each side of a comparison runs, in ms. */
const TIME = Number(options.time);

/** Calls in one measured run: enough that the clock's resolution does not matter. */
const BATCH = 100;

const createBatch = (run: () => unknown) => (): void => {
  for (let times = 0; times < BATCH; times++) run();
};

/** The calls per second of the fastest run, which no other program of the machine slowed down. */
async function measureSpeed({ title, ours, plain }: Benchmark): Promise<Speed> {
  const bench = new Bench({ time: TIME, warmupTime: TIME / 5, throws: true });
  bench.add("ours", createBatch(ours)).add("plain", createBatch(plain));
  const results = await bench.run();
  const [one = 0, other = 0] = results.map(({ result }) =>
    "latency" in result ? (BATCH * 1000) / result.latency.min : 0,
  );
  return { title, ours: one, plain: other };
}

const speeds: Speed[] = [];
for (const sum of [...priceBenchmarks, ...couponBenchmarks, ...linkBenchmarks, ...builderBenchmarks])
  speeds.push(await measureSpeed(sum));

console.log("Sums a second, beside the obvious plain expression of the same sum for one situation");
console.log(
  table([
    ["", "ours", "plain", "plain / ours"],
    ...speeds.map((speed) => [speed.title, grouped(speed.ours), grouped(speed.plain), computeRatio(speed).toFixed(1)]),
  ]),
);
console.log(
  "The last column is the one to compare: it depends little on the machine. A rule that got slower raises it.",
);
