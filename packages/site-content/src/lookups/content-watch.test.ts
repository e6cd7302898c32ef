import type { SiteChanges } from "@courseway/content-client";
import { expect, test } from "vitest";
import { AFTER_PUBLISH_MS, ASK_EVERY_MS, changedTags, watchContent } from "./content-watch.ts";
import { CLOCKS_APART_MS, nextScheduled } from "./scheduled.ts";

const START = Date.UTC(2026, 10, 25, 12);
const changes = (more: Partial<SiteChanges> = {}): SiteChanges => ({
  pages: [
    { slug: "b", updatedAt: 2 },
    { slug: "a", updatedAt: 1 },
  ],
  pageCount: 2,
  sharedUpdatedAt: 1,
  moments: [],
  seesUpcoming: true,
  ...more,
});
const page = (slug: string, updatedAt: number) => ({ slug, updatedAt });
const moment = (at: number) => ({ at, change: "expires" as const, slug: "a", isPage: true });

/** A watch in a time of its own. */
function openWatch(answers: (SiteChanges | Error)[]) {
  let passed = 0;
  const now = (): number => START + passed;
  const revoked: { readonly at: number; readonly tags: readonly string[] }[] = [];
  const reported: string[] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let asked = 0;
  const publish = watchContent({
    read: () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? changes();
      asked += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    revoke: (tags) => void revoked.push({ at: now() - START, tags }),
    report: ({ level, message }) => void reported.push(`${level}: ${message}`),
    now,
    later: (run, ms) => {
      const timer = { at: passed + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  const settle = () => new Promise((done) => void setImmediate(done));
  async function pass(ms: number): Promise<void> {
    const end = passed + ms;
    for (await settle(); ; await settle()) {
      const [next] = [...timers].toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > end) break;
      timers.delete(next);
      passed = Math.max(passed, next.at);
      next.run();
    }
    passed = end;
  }
  return { pass, revoked, reported, publish, asked: () => asked };
}

test("a publish whose webhook failed is noticed within a minute, and its page alone is taken out of the cache", async () => {
  const { pass, revoked } = openWatch([changes(), changes({ pages: [page("a", 9), page("b", 2)] }), changes()]);
  await pass(ASK_EVERY_MS);
  expect(revoked).toEqual([{ at: ASK_EVERY_MS, tags: ["page:a"] }]);
});

test.each([
  ["a global set that changed", changes({ sharedUpdatedAt: 5 })],
  ["a page that was deleted", changes({ pageCount: 1, pages: [page("a", 1)] })],
  ["more changed pages than are listed", changes({ pages: [page("c", 8), page("d", 7)] })],
])("%s concerns the whole site", (_, after) => {
  expect(changedTags(changes(), after, new Set())).toEqual(["courseway"]);
});

test("a page whose rows changed by themselves, too, is taken out of the cache once", () => {
  const after = changes({ pages: [page("a", 9), page("a", 8), page("b", 2)] });
  expect(changedTags(changes(), after, new Set())).toEqual(["page:a"]);
});

test("another page of the second that was read last is seen", () => {
  const after = changes({ pages: [page("c", 2), page("b", 2), page("a", 1)], pageCount: 2 });
  expect(changedTags(changes(), after, new Set())).toEqual(["page:c"]);
});

test("what a webhook told is not done twice", () => {
  const after = changes({ pages: [page("c", 9), page("a", 8), page("b", 2)], pageCount: 3 });
  expect(changedTags(changes(), after, new Set(["c"]))).toEqual(["page:a"]);
  expect(changedTags(changes(), after, new Set([null]))).toEqual([]);
  expect(changedTags(changes(), changes(), new Set())).toEqual([]);
});

test("at a scheduled moment all pages are taken out, and once more when a content system whose clock is behind has come to it", async () => {
  const { pass, revoked } = openWatch([changes({ moments: [moment(START + 90_500)] })]);
  await pass(90_499);
  expect(revoked).toEqual([]);
  expect(nextScheduled(START + 90_499)).toBe(START + 90_500);
  await pass(10_000);
  expect(revoked).toEqual([
    { at: 90_500, tags: ["courseway"] },
    { at: 90_500 + CLOCKS_APART_MS, tags: ["courseway"] },
  ]);
  expect(nextScheduled(START + 100_499)).toBeNull();
});

test("a publish has content asked at once for dates of its own, and once for many", async () => {
  const { pass, publish, revoked, asked } = openWatch([changes(), changes({ moments: [moment(START + 3000)] })]);
  await pass(1000);
  for (const slug of ["a", "b", "c"]) publish(slug);
  await pass(AFTER_PUBLISH_MS);
  expect(asked()).toBe(2);
  await pass(3000);
  expect(revoked[0]).toEqual({ at: 3000, tags: ["courseway"] });
});

test("content that does not answer is told once, asked every minute, and told when it is back", async () => {
  const down = new Error("It answered status 503.");
  const { pass, reported, asked } = openWatch([down, down, down, changes({ seesUpcoming: false })]);
  await pass(3 * ASK_EVERY_MS + 1);
  expect(asked()).toBe(4);
  expect(reported).toEqual([
    expect.stringMatching(/^warn: Content did not say what changed.*It answered status 503/),
    "info: Content says again what changed.",
    expect.stringContaining("allow “Query for non-enabled elements”"),
  ]);
});
