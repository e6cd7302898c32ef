import { expect, it } from "vitest";
import { createDedupe, hashKey, DEDUPE_TTL_MS } from "./dedupe.ts";

function counted() {
  const clock = { now: 0 };
  const done: string[] = [];
  const dedupe = createDedupe<string>({ now: () => clock.now });
  const run = (key: string, outcome = "good") =>
    dedupe(key, () => {
      done.push(key);
      return outcome === "good" ? Promise.resolve(key) : Promise.reject(new Error(outcome));
    });
  return { run, done, clock };
}

it("does at one time for all who ask, and not again for a minute", async () => {
  const { run, done, clock } = counted();
  expect(await Promise.all([run("a"), run("a"), run("b")])).toEqual(["a", "a", "b"]);
  clock.now = DEDUPE_TTL_MS - 1;
  await run("a");
  expect(done).toEqual(["a", "b"]);
  clock.now = DEDUPE_TTL_MS;
  await run("a");
  expect(done).toEqual(["a", "b", "a"]);
});

it("counts the minute from when the work was done", async () => {
  const { clock } = counted();
  const dedupe = createDedupe<string>({ now: () => clock.now });
  const slow = async () => {
    clock.now = 2 * DEDUPE_TTL_MS;
    return "first";
  };
  await dedupe("a", slow);
  clock.now += DEDUPE_TTL_MS - 1;
  expect(await dedupe("a", () => Promise.resolve("second"))).toBe("first");
});

it("tells all who wait of a failure, and lets the next one try", async () => {
  const { run, done } = counted();
  const outcomes = await Promise.allSettled([run("a", "bad"), run("a")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await run("a")).toBe("a");
  expect(done).toEqual(["a", "a"]);
});

it("keeps no outcome that does not count", async () => {
  const dedupe = createDedupe<string | null>({ now: () => 0, isSuccess: (value) => value !== null });
  expect(await dedupe("a", () => Promise.resolve(null))).toBeNull();
  expect(await dedupe("a", () => Promise.resolve("there"))).toBe("there");
  expect(await dedupe("a", () => Promise.resolve("again"))).toBe("there");
});

it("forgets the oldest when it remembers too many", async () => {
  const { run, done } = counted();
  for (let key = 0; key <= 10_000; key += 1) await run(String(key));
  done.length = 0;
  await run("10000");
  await run("0");
  expect(done).toEqual(["0"]);
});

it("counts what was done again as new", async () => {
  const { run, done, clock } = counted();
  await run("old");
  clock.now = DEDUPE_TTL_MS;
  for (let key = 0; key < 9_999; key += 1) await run(String(key));
  await run("old");
  await run("one more");
  done.length = 0;
  await run("old");
  expect(done).toEqual([]);
});

it("keys tell values apart, and tell nobody's address", () => {
  const act = { email: "a@example.com", listId: 1 };
  expect(hashKey(act)).toBe(hashKey({ ...act }));
  expect(hashKey(act)).not.toBe(hashKey({ ...act, listId: 2 }));
  expect(hashKey(act)).not.toContain("example");
});
