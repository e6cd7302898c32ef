// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stepAside } from "./step-aside.ts";

let under: readonly Element[] = [];
let isWide = false;
let grow = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  isWide = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(report: () => void) {
        grow = report;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => {};
      }
    },
  );
  document.body.innerHTML = `<section><p>Words</p></section><a href="/"><b>Enroll</b></a><button class="cw-chat">Chat</button>`;
  Object.defineProperty(document, "elementsFromPoint", { configurable: true, value: () => under });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "elementsFromPoint");
});

const find = (css: string) => document.querySelector<HTMLElement>(css);

test("the chat's sign is aside while it would cover a control, and is back once the page was scrolled on", () => {
  const sign = find(".cw-chat");
  const scrollTo = (...elements: readonly (Element | null)[]): boolean | undefined => {
    under = elements.filter((one) => one !== null);
    window.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(200);
    return sign?.hasAttribute("data-aside");
  };
  under = [sign, find("b")].filter((one) => one !== null);
  const { stop } = stepAside(() => sign);
  vi.advanceTimersByTime(200);
  expect(sign?.hasAttribute("data-aside")).toBe(true);
  expect(scrollTo(sign, find("p"), document.body)).toBe(false);
  expect(scrollTo(sign, find("a"))).toBe(true);
  expect(scrollTo()).toBe(false);
  stop();
  expect(scrollTo(find("a"))).toBe(false);
});

test("late content that moves a control under the chat's sign sends the sign aside", () => {
  const sign = find(".cw-chat");
  under = [];
  const { stop } = stepAside(() => sign);
  vi.advanceTimersByTime(200);
  expect(sign?.hasAttribute("data-aside")).toBe(false);
  under = [sign, find("b")].filter((one) => one !== null);
  grow();
  vi.advanceTimersByTime(200);
  expect(sign?.hasAttribute("data-aside")).toBe(true);
  stop();
});

/** A wide screen with a tab of 24 by 80 px at its right edge, and what lies there below a height. @returns the tab's move up */
function findLiftAbove(
  ...occupied: readonly { readonly from: number; readonly to: number; readonly css: string }[]
): string {
  const sign = find(".cw-chat");
  if (!sign) throw new Error("There is no sign.");
  const box = { offsetLeft: 744, offsetTop: 900, offsetWidth: 24, offsetHeight: 80 };
  for (const [name, value] of Object.entries(box)) Object.defineProperty(sign, name, { value });
  Object.defineProperty(document, "elementsFromPoint", {
    configurable: true,
    value: (_: number, y: number) =>
      [sign, document.body].concat(
        occupied.flatMap(({ from, to, css }) => (from <= y && y < to ? (find(css) ?? []) : [])),
      ),
  });
  isWide = true;
  const { stop } = stepAside(() => sign);
  vi.advanceTimersByTime(200);
  stop();
  expect(sign.hasAttribute("data-aside")).toBe(false);
  return sign.style.getPropertyValue("--chat-lift");
}

test("on a wide screen the sign moves up its edge, to where it covers no control and no words, and never leaves", () => {
  expect(findLiftAbove()).toBe("0px");
  expect(findLiftAbove({ from: 950, to: 960, css: "b" })).toBe("36px");
  expect(findLiftAbove({ from: 850, to: 960, css: "p" })).toBe("132px");
  expect(findLiftAbove({ from: 850, to: 960, css: "section" })).toBe("0px");
  expect(findLiftAbove({ from: 0, to: 2000, css: "b" })).toBe("0px");
});
