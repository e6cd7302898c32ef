// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stepAside } from "./step-aside.ts";

let under: readonly Element[] = [];
let isWide = false;

beforeEach(() => {
  vi.useFakeTimers();
  isWide = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  document.body.innerHTML = `<p>Words</p><a href="/"><b>Enroll</b></a><button class="cw-chat">Chat</button>`;
  Object.defineProperty(document, "elementsFromPoint", { configurable: true, value: () => under });
});
afterEach(() => {
  vi.useRealTimers();
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
  const stop = stepAside(() => sign);
  vi.advanceTimersByTime(200);
  expect(sign?.hasAttribute("data-aside")).toBe(true);
  expect(scrollTo(sign, find("p"), document.body)).toBe(false);
  expect(scrollTo(sign, find("a"))).toBe(true);
  expect(scrollTo()).toBe(false);
  stop();
  expect(scrollTo(find("a"))).toBe(false);
});

test("on a wide screen the sign stays: a page there may not scroll", () => {
  const sign = find(".cw-chat");
  isWide = true;
  under = [sign, find("b")].filter((one) => one !== null);
  const stop = stepAside(() => sign);
  vi.advanceTimersByTime(200);
  expect(sign?.hasAttribute("data-aside")).toBe(false);
  stop();
});
