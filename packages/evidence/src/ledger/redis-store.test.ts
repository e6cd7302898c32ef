import { joinSpans, numberedText, readLedger } from "@courseway/pricing/claims";
import { afterAll, describe, expect, it } from "vitest";
import { connectedRedis, TEST_REDIS_URL, testPrefix } from "@courseway/next-page-cache/testing/redis";
import { redisClaimStore } from "./redis-store.ts";
import { buildSighting } from "./testing/sightings.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 27, 12);

describe.skipIf(TEST_REDIS_URL === undefined)("a ledger in Redis", async () => {
  const link = TEST_REDIS_URL === undefined ? null : await connectedRedis(TEST_REDIS_URL);
  afterAll(() => link?.close());

  const readSpans = async (prefix: string) => {
    const [places, states, closed, open] = await link!.run((client) =>
      Promise.all([
        client.hGetAll(`${prefix}claims:places`),
        client.hGetAll(`${prefix}claims:states`),
        client.xRange(`${prefix}claims:spans`, "-", "+"),
        client.hGetAll(`${prefix}claims:open`),
      ]),
    );
    const rows = (hash: Readonly<Record<string, string>>) =>
      Object.entries(hash)
        .toSorted(([, one], [, other]) => Number(one) - Number(other))
        .map(([row]) => row);
    const lines = [
      ...(closed ?? []).flatMap(({ message }) => (message["spans"] ?? "").split("\n")),
      ...Object.entries(open).map(([field, text]) => {
        const [state, from, to] = text.split(" ").map(Number);
        return JSON.stringify([Number(field.split("/")[0]), state, from, (to ?? 0) - (from ?? 0)]);
      }),
    ];
    const text = numberedText({ places: rows(places), states: rows(states) }, lines);
    return { lines, spans: joinSpans(readLedger(text).pieces) };
  };

  it("holds each claim once, however many replicas saw it and in whatever order they say so", async () => {
    const prefix = testPrefix();
    const replicas = [1, 2].map(() => redisClaimStore(link!, prefix));
    const said = [];
    for (let step = 0; step < 200; step += 1) {
      const at = NOON + step * 600_000;
      const price = 4900 + 100 * Math.floor(step / 20);
      const seen = [buildSighting("p1", "/", price), buildSighting("p2", "/pricing/", price)];
      for (const replica of replicas) said.push(replica.add(seen, at));
      // One of them was late, or sent it twice because Redis answered late.
      if (step % 7 === 0) said.push(replicas[0]!.add(seen, at));
    }
    await Promise.all(said);
    const { lines, spans } = await readSpans(prefix);

    expect(spans.map(({ product, claim, from, to }) => [product, claim.price, from - NOON, to - NOON])).toEqual(
      Array.from({ length: 10 }, (_, part) => {
        const [from, to] = [part * 20 * 600_000, (part < 9 ? (part + 1) * 20 : 199 + 6) * 600_000];
        return ["p1", "p2"].map((product) => [product, 4900 + 100 * part, from, to]);
      }).flat(),
    );
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toHaveLength(20);
  });

  it("lets a replica that is behind say nothing of what is over, and prices of code holders stand side by side", async () => {
    const prefix = testPrefix();
    const store = redisClaimStore(link!, prefix);
    const holders = { audience: "code-holders" } as const;
    await store.add([buildSighting("p1", "/", 5900)], NOON);
    await store.add([buildSighting("p1", "/", 4900)], NOON + HOUR / 2);
    await store.add([buildSighting("p1", "/", 5900)], NOON + HOUR / 4);
    await store.add([buildSighting("p1", null, 3900, holders), buildSighting("p1", null, 2900, holders)], NOON + HOUR);

    const { spans } = await readSpans(prefix);
    expect(spans.map(({ claim, from, to }) => [claim.price, from - NOON, to - NOON])).toEqual([
      [5900, 0, HOUR / 2],
      [4900, HOUR / 2, 1.5 * HOUR],
      [3900, HOUR, 2 * HOUR],
      [2900, HOUR, 2 * HOUR],
    ]);
  });
});
