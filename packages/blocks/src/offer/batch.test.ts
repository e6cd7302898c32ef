import { expect, test, vi } from "vitest";
import { quoteBatch } from "./batch.ts";
import type { PriceSet, QuotePort } from "./quote-port.ts";
import { testQuote } from "./testing/offers.ts";

const set = (id: string, ...couponCodes: string[]): PriceSet => ({ productIds: [id], couponCodes });
const titled = (title: string) => ({ ...testQuote, title });

/** A batch whose moment of sending the test chooses. */
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
