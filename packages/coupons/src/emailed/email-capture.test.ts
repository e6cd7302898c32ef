import { expect, test } from "vitest";
import { EMAIL_CAPTURE_SCROLL_PX, emailCapture, saleActive, type EmailCaptureContext } from "./index.ts";

const none = { visible: false, nextChange: null };
const context: EmailCaptureContext = {
  enabled: true,
  hasList: true,
  dismissed: false,
  ambassador: false,
  sale: none,
  scroll: { now: 300, most: 300 },
  minimized: false,
};
const isShown = (facts: Partial<EmailCaptureContext>): boolean => emailCapture({ ...context, ...facts }).visible;

test("shows where all is well", () => {
  expect(emailCapture(context)).toEqual({ visible: true, expands: false, nextChange: null });
});

test("needs to be enabled, which it is not without a set [EC-001, EC-005]", () => {
  expect(isShown({ enabled: false })).toBe(false);
});

test("needs a brand with a mailing list [EC-032]", () => {
  expect(isShown({ hasList: false })).toBe(false);
});

test("stays away once it was dismissed for its coupon [EC-006]", () => {
  expect(isShown({ dismissed: true })).toBe(false);
});

test("stays away from an ambassador's visitor [EC-007]", () => {
  expect(isShown({ ambassador: true })).toBe(false);
});

test("stays away during a sale and beside the graphic promo banner, and says when that ends [EC-001, EC-009]", () => {
  const sale = saleActive({ starts: 10, ends: 20 }, none, 15);
  expect(emailCapture({ ...context, sale })).toEqual({ visible: false, expands: false, nextChange: 20 });
  expect(isShown({ sale: saleActive({ starts: null, ends: null }, { visible: true, nextChange: 7 }, 5) })).toBe(false);
  expect(emailCapture({ ...context, sale: saleActive({ starts: 10, ends: 20 }, none, 5) })).toMatchObject({
    visible: true,
    nextChange: 10,
  });
  expect(emailCapture({ ...context, sale, enabled: false }).nextChange).toBeNull();
});

test("waits until the page was scrolled beyond 100 pixels, and stays when it is scrolled back [EC-002, EC-003]", () => {
  expect(EMAIL_CAPTURE_SCROLL_PX).toBe(100);
  expect(isShown({ scroll: { now: 100, most: 100 } })).toBe(false);
  expect(isShown({ scroll: { now: 101, most: 101 } })).toBe(true);
  expect(isShown({ scroll: { now: 0, most: 101 } })).toBe(true);
});

test("takes another threshold, and with 0 shows at once [EC-003, EC-004]", () => {
  const top = { now: 0, most: 0 };
  expect(isShown({ threshold: 250, scroll: { now: 250, most: 250 } })).toBe(false);
  expect(isShown({ threshold: 250, scroll: { now: 251, most: 251 } })).toBe(true);
  expect([isShown({ threshold: 0, scroll: top }), isShown({ threshold: null, scroll: top })]).toEqual([true, false]);
});

test("opens by itself at the top of the page, unless the visitor minimized it [EC-012]", () => {
  const top = { now: 0, most: 400 };
  expect(emailCapture({ ...context, scroll: top }).expands).toBe(true);
  expect(emailCapture({ ...context, scroll: top, minimized: true }).expands).toBe(false);
  expect(emailCapture({ ...context, scroll: { now: 1, most: 400 } }).expands).toBe(false);
  expect(emailCapture({ ...context, scroll: top, enabled: false }).expands).toBe(false);
});

test("does not show where what it depends on is not known", () => {
  // Plain JavaScript may pass anything.
  const unknown = JSON.parse('[null, {}, { "enabled": true, "hasList": true, "scroll": { "most": 900 } }]');
  expect(unknown.map((given: EmailCaptureContext) => emailCapture(given).visible)).toEqual([false, false, false]);
});
