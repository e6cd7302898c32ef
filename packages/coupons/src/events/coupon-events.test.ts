import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { COUPON_EVENT, COUPON_EVENT_DELAY_MS, emitCoupon, onCoupon } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

describe("in a browser", () => {
  const page = { window: new EventTarget() };

  beforeEach(() => {
    page.window = new EventTarget();
    vi.stubGlobal("window", page.window);
  });

  test("an emitted code reaches every listener, trimmed [EC-020, CP-026, CP-028]", () => {
    const [one, two] = [vi.fn<(code: string) => void>(), vi.fn<(code: string) => void>()];
    onCoupon(one);
    onCoupon(two);
    emitCoupon(" CAREER20 ");

    expect(one.mock.calls).toEqual([["CAREER20"]]);
    expect(two.mock.calls).toEqual([["CAREER20"]]);
  });

  test("nothing is heard after the end [CP-026]", () => {
    const listener = vi.fn<(code: string) => void>();
    onCoupon(listener)();
    emitCoupon("A");

    expect(listener).not.toHaveBeenCalled();
  });

  test.each(["", "   ", "\t"])("a blank code %j is not sent [CP-006]", (code) => {
    const listener = vi.fn<() => void>();
    page.window.addEventListener(COUPON_EVENT, listener);
    emitCoupon(code);
    const foreign: unknown = null;
    // @ts-expect-error plain JavaScript may hand over anything
    emitCoupon(foreign);

    expect(listener).not.toHaveBeenCalled();
  });

  test.each([undefined, null, 7, {}, { code: 7 }, { code: "  " }])(
    "a foreign event with detail %j is not heard [CP-006]",
    (detail) => {
      const listener = vi.fn<(code: string) => void>();
      onCoupon(listener);
      page.window.dispatchEvent(new CustomEvent(COUPON_EVENT, { detail }));
      page.window.dispatchEvent(new Event(COUPON_EVENT));

      expect(listener).not.toHaveBeenCalled();
    },
  );
});

test("on a server emitting and listening do nothing", () => {
  const listener = vi.fn<(code: string) => void>();
  const end = onCoupon(listener);

  expect(() => emitCoupon("A")).not.toThrow();
  expect(end).not.toThrow();
  expect(listener).not.toHaveBeenCalled();
});

test("a coupon follows its email sign-up by 100 ms [EC-020]", () => {
  expect(COUPON_EVENT_DELAY_MS).toBe(100);
});

test("other scripts may rely on the event's name and on a trimmed code [EC-020]", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const details: unknown[] = [];
  page.addEventListener("courseway:coupon", (event) => details.push("detail" in event && event.detail));
  emitCoupon(" A ");

  expect(details).toEqual([{ code: "A" }]);
});
