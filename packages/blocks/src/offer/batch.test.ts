import { expect, test, vi } from "vitest";
import { quoteBatch, MOST_PRICE_SETS, type PriceSet, type QuotePort } from "./quote-port.ts";
import { testQuote } from "./testing/offers.ts";

const set = (id: string, ...couponCodes: string[]): PriceSet => ({ productIds: [id], couponCodes });
const titled = (title: string) => ({ ...testQuote, title });

/** A batch that waits until the test sends it. */
function setUp(answer: QuotePort) {
  const port = vi.fn(answer);
  const waiting: (() => void)[] = [];
  const ask = quoteBatch(port, (run) => void waiting.push(run));
  return { port, ask, send: () => waiting.splice(0).forEach((run) => run()) };
}

const byTitle: QuotePort = async (sets) => sets.map(({ productIds }) => titled(String(productIds)));

test("asks once for all that is asked within a frame, each set once [CP-026, CP-028]", async () => {
  const { port, ask, send } = setUp(byTitle);
  const answers = [ask(set("1", "A")), ask(set("2", "A")), ask(set("1", "A"))];
  send();

  expect((await Promise.all(answers)).map((quote) => quote?.title)).toEqual(["1", "2", "1"]);
  expect(port.mock.calls).toEqual([[[set("1", "A"), set("2", "A")]]]);
});

test("keeps an answer for the life of the page and asks anew for other coupons", async () => {
  const { port, ask, send } = setUp(byTitle);
  const first = ask(set("1", "A"));
  send();
  await first;
  const again = ask(set("1", "A"));
  const other = ask(set("1", "B"));
  send();
  await Promise.all([again, other]);

  expect(port.mock.calls.map(([sets]) => sets)).toEqual([[set("1", "A")], [set("1", "B")]]);
});

test("does not keep a failure [CP-031]", async () => {
  const { port, ask, send } = setUp(byTitle);
  port.mockRejectedValueOnce(new Error("down"));
  const failed = ask(set("1"));
  send();
  await expect(failed).rejects.toThrow("down");

  const next = ask(set("1"));
  send();
  expect((await next)?.title).toBe("1");
});

test("a page with more offers than the host takes at once asks in as few calls as that needs, each answer in its place [CP-028]", async () => {
  const { port, ask, send } = setUp(async (sets) => {
    if (sets.length > MOST_PRICE_SETS) throw new Error("400");
    return byTitle(sets);
  });
  const ids = Array.from({ length: 2 * MOST_PRICE_SETS + 3 }, (_, id) => String(id));
  const answers = ids.map((id) => ask(set(id)));
  send();

  expect((await Promise.all(answers)).map((quote) => quote?.title)).toEqual(ids);
  expect(port.mock.calls.map(([sets]) => sets.length)).toEqual([40, 40, 3]);
});

test("a call that fails takes no other's prices along [CP-031]", async () => {
  const { port, ask, send } = setUp(byTitle);
  port.mockRejectedValueOnce(new Error("down"));
  const answers = Array.from({ length: MOST_PRICE_SETS + 1 }, (_, id) => ask(set(String(id))));
  send();
  const settled = await Promise.allSettled(answers);

  expect(settled[0]?.status).toBe("rejected");
  expect(settled.at(-1)).toMatchObject({ status: "fulfilled", value: { title: "40" } });
});

test("sets with many codes go in as many calls as keep each below what the host reads, in order [CP-026]", async () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(100, "é"));
  const { port, ask, send } = setUp(byTitle);
  const ids = Array.from({ length: 7 }, (_, id) => String(id));
  const answers = ids.map((id) => ask(set(id, ...many)));
  send();

  expect((await Promise.all(answers)).map((quote) => quote?.title)).toEqual(ids);
  const sizes = port.mock.calls.map(([sets]) => Buffer.byteLength(JSON.stringify({ sets })));
  expect(sizes.length).toBe(4);
  expect(Math.max(...sizes)).toBeLessThan(16 * 1024);
});
