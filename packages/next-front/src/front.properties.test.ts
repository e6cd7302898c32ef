import fc from "fast-check";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { createPageCache, pageTag, routeTag, SITE_TAG, untilTag } from "@courseway/next-page-cache";
import { memoryStore } from "@courseway/next-page-cache/testing/store";
import { type Answer, openServer } from "./testing/fake-next.ts";

const NOW = Date.UTC(2026, 10, 22, 12);
const PATHS = ["/a/", "/b/"] as const;
type Path = (typeof PATHS)[number];
const toSlug = (path: Path): string => path.replaceAll("/", "");

/** What may happen to a site, in any order. */
type Event =
  | { readonly kind: "ask"; readonly replica: number; readonly path: Path; readonly isAwaited: boolean }
  /** An editor publishes, where `endsIn` says so with something that ends so many ms from now. */
  | { readonly kind: "publish"; readonly replica: number; readonly path: Path | null; readonly endsIn: number | null }
  | { readonly kind: "wait"; readonly ms: number }
  /** What is under way between the replicas arrives. */
  | { readonly kind: "settle" };

const replica = fc.constantFrom(0, 1);
const path = fc.constantFrom(...PATHS);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: fc.constant("ask" as const), replica, path, isAwaited: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("publish" as const),
      replica,
      path: fc.option(path),
      endsIn: fc.option(fc.integer({ min: 1, max: 90_000 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      ms: fc.constantFrom(1, 999, 1000, 7000, 60_000, 299_999, 300_000),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "settle" as const }) },
);

/** How long a cache outside may keep an answer, in ms. */
function parseLife({ headers }: Answer): number {
  const [, seconds] = /^public, max-age=0, s-maxage=(\d+)$/u.exec(headers["cache-control"] ?? "") ?? [];
  return Number(seconds) * 1000;
}

/**
 * A site with two replicas whose clocks differ. What a page says is its version and how many moments of that version have
 * passed: those of all versions, and the end of what was published with it.
 */
async function openSite(boundaries: readonly number[], offsets: readonly number[], renderTurns: number) {
  const versions: Record<Path, number> = { "/a/": 1, "/b/": 1 };
  const clock = { now: NOW };
  const shared = memoryStore();
  const ends = new Map<string, number>();
  const listMoments = (of: Path, version: number): readonly number[] =>
    [...boundaries, ends.get(`${of} ${version}`) ?? Infinity].toSorted((one, other) => one - other);
  const passed = (of: Path, version: number, now: number): number =>
    listMoments(of, version).filter((at) => at <= now).length;
  const replicas = await Promise.all(
    offsets.map(async (offset) => {
      const now = (): number => clock.now + offset;
      const pages = createPageCache({ shared, now, elapsed: now, origin: 0 });
      const render = (key: string) => {
        const of: Path = `${key}/` === "/b/" ? "/b/" : "/a/";
        const next = listMoments(of, versions[of]).find((at) => at > now()) ?? Infinity;
        return {
          value: { kind: "APP_PAGE", html: `${of} ${versions[of]} ${passed(of, versions[of], now())}` },
          lastModified: now(),
          tags: [SITE_TAG, pageTag(toSlug(of)), routeTag(of), ...(next === Infinity ? [] : [untilTag(next)])],
          cacheControl: { revalidate: 300 },
        };
      };
      const rendered = async (): Promise<void> => {
        for (let turn = 0; turn < renderTurns; turn += 1) await new Promise(setImmediate);
      };
      const server = await openServer({ pages, render, rendered }, { now });
      // What each page shows at least here: publishes that were acknowledged to this replica, or have reached it.
      const atLeast: Record<Path, number> = { "/a/": 1, "/b/": 1 };
      return { ...server, pages, atLeast, now };
    }),
  );
  return { versions, ends, listMoments, passed, clock, replicas };
}

it("never gives a page as it was before a publish or a moment that its replica knows of, nor for longer than to its next one, however they fall [PB-008]", async () => {
  let fromMemory = 0;
  let answered = 0;
  const boundaries = fc.array(
    fc.integer({ min: 1, max: 700_000 }).map((ms) => NOW + ms),
    { maxLength: 3 },
  );
  const offsets = fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }));
  await fc.assert(
    fc.asyncProperty(
      boundaries,
      offsets,
      fc.nat(3),
      fc.array(event, { minLength: 20, maxLength: 80 }),
      async (moments, clocks, turns, events) => {
        const { versions, ends, listMoments, passed, clock, replicas } = await openSite(moments, clocks, turns);
        const underWay: Promise<void>[] = [];

        async function ask(index: number, of: Path): Promise<void> {
          const at = replicas[index];
          if (at === undefined) return;
          const least = at.atLeast[of];
          const begin = at.now();
          const answer = await at.ask(of);
          const [page, version, state] = String(answer.body).split(" ");
          expect(page).toBe(of);
          expect(Number(version)).toBeGreaterThanOrEqual(least);
          expect(Number(version)).toBeLessThanOrEqual(versions[of]);
          const passedBy = (now: number): number => passed(of, Number(version), now);
          expect(Number(state)).toBeGreaterThanOrEqual(passedBy(begin));
          // A replica whose clock is ahead may have rendered it.
          expect(Number(state)).toBeLessThanOrEqual(Math.max(...replicas.map(({ now }) => passedBy(now()))));
          // A cache counts whole seconds. Time may have passed while the answer was made.
          const next = listMoments(of, Number(version))[Number(state)] ?? Infinity;
          const longest = (now: number): number => Math.min(60_000, Math.max(0, next - now));
          expect(parseLife(answer)).toBeLessThanOrEqual(longest(begin));
          expect(parseLife(answer)).toBeGreaterThan(longest(at.now()) - 1000);
          answered += 1;
          if (answer.isFromMemory) fromMemory += 1;
        }

        async function publish(index: number, of: Path | null, endsIn: number | null): Promise<void> {
          const published = PATHS.filter((one) => of === null || of === one);
          for (const one of published) {
            versions[one] += 1;
            if (endsIn !== null) ends.set(`${one} ${versions[one]}`, clock.now + endsIn);
          }
          const at = replicas[index];
          await at?.pages.invalidate([of === null ? SITE_TAG : pageTag(toSlug(of))]);
          for (const one of published) if (at !== undefined) at.atLeast[one] = versions[one];
        }

        async function happen(one: Event): Promise<void> {
          if (one.kind === "wait") clock.now += one.ms;
          if (one.kind === "publish") await publish(one.replica, one.path, one.endsIn);
          if (one.kind === "settle") {
            await pause(1);
            for (const at of replicas) Object.assign(at.atLeast, versions);
          }
          if (one.kind !== "ask") return;
          const asked = ask(one.replica, one.path);
          underWay.push(asked);
          asked.catch(() => undefined);
          if (one.isAwaited) await asked;
        }

        try {
          for (const one of events) await happen(one);
          await Promise.all(underWay);
        } finally {
          await Promise.allSettled(underWay);
          await Promise.all(replicas.map(({ close }) => close()));
        }
      },
    ),
    { numRuns: 80 },
  );
  expect(fromMemory / answered).toBeGreaterThan(0.2);
});
