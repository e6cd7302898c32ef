import { expect, test, vi } from "vitest";
import type { Engine } from "./engine.ts";
import { pageRuntime } from "./runtime.ts";
import { testFirst, testOffer, testPage } from "./testing/offers.ts";

function setUp(cookies = "") {
  const requote = vi.fn<Engine["requote"]>((_, __, shown, show) => {
    show({ ...shown, applied: true });
    return () => {};
  });
  const load = vi.fn(async (): Promise<Engine> => ({ requote }));
  const announce = vi.fn();
  let tell = (_code: string) => {};
  const port = {
    url: () => testPage.coupons.url,
    cookies: () => cookies,
    onCoupon: (listener: (code: string) => void) => {
      tell = listener;
      return () => {};
    },
  };
  const runtime = pageRuntime(testPage, port, announce, undefined, load);
  return {
    runtime,
    requote,
    load,
    announce,
    emit: (code: string) => tell(code),
    settle: () => new Promise((done) => setTimeout(done)),
  };
}

test("a visitor without coupons downloads no price rules", async () => {
  const { runtime, load, settle } = setUp();
  runtime.subscribe(testOffer, testFirst, () => {});
  runtime.start();
  await settle();

  expect(load).not.toHaveBeenCalled();
});

test("an emailed coupon that is there already prices every offer, one that hydrates later too [CP-026, CP-029]", async () => {
  const { runtime, requote, load, settle } = setUp("emailCoupon=CAREER20");
  const shows = [vi.fn(), vi.fn(), vi.fn()] as const;
  runtime.subscribe(testOffer, testFirst, shows[0]);
  runtime.subscribe(testOffer, testFirst, shows[1]);
  runtime.start();
  await settle();
  runtime.subscribe(testOffer, testFirst, shows[2]);
  await settle();

  expect(shows.map((show) => show.mock.calls.length)).toEqual([1, 1, 1]);
  expect(requote.mock.calls.map(([, visitor]) => visitor.emailed)).toEqual([["CAREER20"], ["CAREER20"], ["CAREER20"]]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a coupon event prices the offers [CP-026, CP-028]", async () => {
  const { runtime, requote, emit, settle } = setUp();
  runtime.subscribe(testOffer, testFirst, () => {});
  runtime.start();
  emit("SPRING");
  await settle();

  expect(requote.mock.calls.map(([, visitor]) => visitor.emailed)).toEqual([["SPRING"]]);
});

test("an island that went away is told nothing", async () => {
  const { runtime, requote, emit, settle } = setUp();
  const stop = runtime.subscribe(testOffer, testFirst, () => {});
  runtime.start();
  stop();
  emit("SPRING");
  await settle();

  expect(requote).not.toHaveBeenCalled();
});

test("says that a coupon is applied [CP-024]", async () => {
  const { runtime, announce, emit, settle } = setUp();
  runtime.subscribe(testOffer, testFirst, () => {});
  runtime.start();
  emit("SPRING");
  await settle();

  expect(announce).toHaveBeenCalled();
});
