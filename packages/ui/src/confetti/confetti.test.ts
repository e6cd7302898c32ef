// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { throwConfetti } from "./confetti.ts";

/** Stubs animations: records each one, and ends them on request. */
function animations(reduced = false) {
  const seen: KeyframeAnimationOptions[] = [];
  const ends: (() => void)[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  HTMLElement.prototype.animate = (_, options) => {
    if (typeof options === "object") seen.push(options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- confetti waits for its end, nothing else
    return { finished: new Promise<void>((resolve) => ends.push(resolve)) } as unknown as Animation;
  };
  return { seen, end: () => ends.forEach((finish) => finish()) };
}

const sky = () => document.querySelector<HTMLElement>(".cw-confetti");

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

test("100 pieces begin half a second later and have landed five seconds after that [EC-017, EC-018]", async () => {
  const { seen, end } = animations();
  let step = 0;
  const thrown = throwConfetti(() => (step++ % 10) / 10);

  expect(sky()?.children).toHaveLength(100);
  expect(seen).toHaveLength(100);
  expect(Math.min(...seen.map(({ delay = 0 }) => delay))).toBe(500);
  expect([...new Set(seen.map(({ delay = 0, duration }) => delay + Number(duration)))]).toEqual([5500]);

  end();
  await thrown;
  expect(sky()).toBeNull();
});

test("pieces fall in the margins of the page, beside prices", () => {
  animations();
  let step = 0;
  void throwConfetti(() => (step++ % 10) / 10);
  const pieces = [...(sky()?.querySelectorAll<HTMLElement>("i") ?? [])];
  const lefts = pieces.map(({ style }) => Number.parseFloat(style.left));
  const isAtEdge = (left: number): boolean => left <= 2 || left >= 98;

  expect(lefts).toHaveLength(100);
  expect(lefts.filter((left) => !isAtEdge(left))).toEqual([]);
});

test("screen readers hear nothing of it", () => {
  animations();
  void throwConfetti();
  expect(sky()?.ariaHidden).toBe("true");
});

test("a visitor who wants no motion gets none", async () => {
  const { seen } = animations(true);
  await throwConfetti();
  expect(seen).toEqual([]);
  expect(sky()).toBeNull();
});
