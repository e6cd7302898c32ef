import { craftMoment, type SiteChanges } from "@courseway/content-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Entry,
  DEFAULT_LIFE,
  outsideLife,
  pageLife,
  sharedPage,
  createPageCache,
  pageTag,
  SITE_TAG,
  untilTag,
} from "@courseway/next-page-cache";
import { ASK_EVERY_MS, type PublishListener, watchContent } from "./content-watch.ts";
import { CLOCKS_APART_MS, setScheduled, trueUntil } from "./scheduled.ts";

/** Two hours before the clocks of Chicago go back, and forward. */
const STARTS = [Date.UTC(2026, 10, 1, 5), Date.UTC(2027, 2, 14, 6)] as const;
const HOUR = 3_600_000;

/** What an editor dates: rows of the page "a" and pages beside it. */
interface Dated {
  readonly postDate: string;
  readonly expiryDate: string | null;
}

/** A date as Craft sends it, on the clocks of the brand. */
function onBrandClocks(at: number): string {
  const zone = { timeZone: "America/Chicago", hourCycle: "h23", timeZoneName: "longOffset" } as const;
  const parts = new Intl.DateTimeFormat("sv-SE", { ...zone, dateStyle: undefined }).formatToParts(at);
  const offset =
    parts
      .find(({ type }) => type === "timeZoneName")
      ?.value.replace(/GMT|UTC/u, "")
      .replace("\u2212", "-") ?? "";
  const [, sign = "-", hours = "5"] = /([+-])(\d+)/u.exec(offset) ?? [];
  const shift = (sign === "-" ? -1 : 1) * Number(hours) * HOUR;
  return `${new Date(at + shift).toISOString().slice(0, 19)}${sign}${hours.padStart(2, "0")}:00`;
}

/** Whether Craft shows an entry, by its own rule: every moment counts as the last second of its minute. */
function isPublished({ postDate, expiryDate }: Dated, at: number): boolean {
  const craftNow = new Date(at).setUTCSeconds(59, 0);
  return Date.parse(postDate) <= craftNow && (expiryDate === null || Date.parse(expiryDate) > craftNow);
}

type Event =
  | { readonly kind: "ask" }
  | { readonly kind: "wait"; readonly ms: number }
  | {
      readonly kind: "publish";
      readonly isHeard: boolean;
      readonly dates: readonly (readonly [number, number | null])[];
    };

const second = fc.integer({ min: 0, max: 3 * 3600 }).map((seconds) => seconds * 1000);
const minute = fc.integer({ min: 0, max: 180 }).map((minutes) => minutes * 60_000);
const date = fc.oneof(minute, second);
const dates = fc.array(fc.tuple(date, fc.option(date)), { minLength: 1, maxLength: 3 });
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ kind: "ask" as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      ms: fc.oneof(fc.constantFrom(1, 250, 5000, 59_000, 299_999), fc.nat(1_200_000)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("publish" as const), isHeard: fc.boolean(), dates }) },
);

/** A site of one page with a clock, timers and a content system of its own. */
function openSite(start: number, lag: number, first: readonly Dated[]) {
  let now = start;
  const versions = [{ at: start, isHeard: true, entries: first }];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  setScheduled([], start);
  const cache = createPageCache({ shared: null, now: () => now, elapsed: () => now - start });
  let listener: PublishListener = () => {};
  // As the host does: whatever is taken out of the cache is heard of as a publish.
  const revoke = (tags: readonly string[]): void => {
    void cache.invalidate(tags);
    for (const tag of tags) listener(tag === SITE_TAG ? null : "a");
  };
  const latest = () => versions.at(-1)?.entries ?? [];

  function changes(): SiteChanges {
    const craftNow = now - lag;
    const moments = latest().flatMap(({ postDate, expiryDate }) => {
      const [starts, ends] = [craftMoment(postDate), craftMoment(expiryDate)];
      const entry = { slug: "row", isPage: false };
      return [
        ...(starts !== null && starts > craftNow ? [{ at: starts, change: "goes live" as const, ...entry }] : []),
        ...(ends !== null && ends > craftNow ? [{ at: ends, change: "expires" as const, ...entry }] : []),
      ];
    });
    const updatedAt = versions.at(-1)?.at ?? start;
    return {
      pages: [
        { slug: "a", updatedAt: Math.floor(updatedAt / 1000) * 1000 },
        { slug: "old", updatedAt: 1 },
      ],
      pageCount: 2,
      sharedUpdatedAt: null,
      moments,
      seesUpcoming: true,
    };
  }

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };

  async function wait(ms: number): Promise<void> {
    const end = now + ms;
    for (await settle(); ; await settle()) {
      const [next] = [...timers].toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > end) break;
      timers.delete(next);
      now = Math.max(now, next.at);
      next.run();
    }
    now = end;
  }

  function render(): Entry {
    const until = trueUntil(now);
    const shown = latest().map((entry) => isPublished(entry, now - lag));
    const tags = [SITE_TAG, pageTag("a"), ...(until === null ? [] : [untilTag(until)])];
    const value = { kind: "APP_PAGE", headers: { shown: JSON.stringify({ version: versions.length, shown }) } };
    return {
      value,
      html: null,
      lastModified: now,
      tags,
      cacheControl: { revalidate: pageLife(until, now, DEFAULT_LIFE) },
    };
  }

  async function ask(): Promise<{
    readonly version: number;
    readonly shown: readonly boolean[];
    readonly life: number;
  }> {
    const stored = await cache.get("/a", true);
    const entry = stored ?? render();
    if (stored === null) await cache.set("/a", entry, true);
    const { shown } = entry.value?.headers ?? {};
    const life = Number(/s-maxage=(\d+)/u.exec(sharedPage(outsideLife(entry), now))?.[1]) * 1000;
    return { ...JSON.parse(String(shown)), life };
  }

  listener = watchContent({
    read: () => Promise.resolve(changes()),
    revoke,
    report: () => undefined,
    now: () => now,
    later: (run, ms) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  function publish(entries: readonly Dated[], isHeard: boolean): void {
    versions.push({ at: now, isHeard, entries });
    if (!isHeard) return;
    revoke([pageTag("a")]);
  }
  return { now: () => now, versions, wait, ask, publish, settle };
}

test("what editors schedule comes and goes in its second, however dates, publishes and requests fall, and across a change of daylight saving", async () => {
  const counts = { asks: 0, changed: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STARTS),
      fc.integer({ min: 0, max: CLOCKS_APART_MS - 1 }),
      dates,
      fc.array(event, { minLength: 10, maxLength: 60 }),
      async (start, lag, first, events) => {
        const dated = (all: readonly (readonly [number, number | null])[]): readonly Dated[] =>
          all.map(([from, to]) => ({
            postDate: onBrandClocks(start + from),
            expiryDate: to === null ? null : onBrandClocks(start + to),
          }));
        const site = openSite(start, lag, dated(first));
        await site.settle();
        let before = "";
        for (const one of events) {
          if (one.kind === "wait") await site.wait(one.ms);
          if (one.kind === "publish") {
            // Of two saves within a second Craft's dates tell one.
            await site.wait(1000);
            site.publish(dated(one.dates), one.isHeard);
          }
          if (one.kind !== "ask") continue;
          const now = site.now();
          const { version, shown, life } = await site.ask();
          const due = site.versions.findLastIndex(({ at, isHeard }) => isHeard || at <= now - ASK_EVERY_MS) + 1;
          expect(version).toBeGreaterThanOrEqual(due);
          const { entries = [], at = 0, isHeard = true } = site.versions[version - 1] ?? {};
          // A publish without a webhook is not known at first, nor what it has scheduled.
          const unknown = site.versions.some((of) => !of.isHeard && now - of.at < 2 * ASK_EVERY_MS);
          const oldest =
            now - lag - (unknown || (!isHeard && now - at < 2 * ASK_EVERY_MS) ? 2 * ASK_EVERY_MS : CLOCKS_APART_MS);
          const moments = [oldest, now - lag, now];
          for (let minuteAt = Math.ceil(oldest / 60_000) * 60_000; minuteAt <= now; minuteAt += 60_000)
            moments.push(minuteAt);
          const allowed = new Set(
            moments.map((moment) => JSON.stringify(entries.map((entry) => isPublished(entry, moment)))),
          );
          expect(allowed).toContain(JSON.stringify(shown));
          // No cache outside keeps it past the next moment that the content system will change it at.
          const next = entries
            .flatMap(({ postDate, expiryDate }) => [craftMoment(postDate), craftMoment(expiryDate)])
            .filter((moment) => moment !== null && moment > now && !unknown && version === site.versions.length);
          expect(life).toBeLessThanOrEqual(Math.min(60_000, ...next.map((moment) => (moment ?? Infinity) - now)));
          counts.asks += 1;
          const said = JSON.stringify(shown);
          if (before !== "" && said !== before) counts.changed += 1;
          before = said;
        }
      },
    ),
    { numRuns: Number(process.env["SCHEDULED_RUNS"] ?? 300) },
  );
  // The property says nothing if nothing ever changes.
  expect(counts.changed / counts.asks).toBeGreaterThan(0.05);
}, 600_000);
