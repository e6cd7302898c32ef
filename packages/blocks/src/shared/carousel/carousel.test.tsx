// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type StubbedIntersection, stubIntersection } from "../testing/stub-intersection.ts";
import { Carousel } from "./Carousel.client.tsx";

const arrows = { previous: null, next: null };
const slides = ["One", "Two", "Three"].map((text) => <p key={text}>{text}</p>);
const SLIDE_PX = 300;

/** jsdom has no layout: a track that shows one slide of 300 px. */
function show() {
  render(<Carousel label="Rooms" slides={slides} hasButtons arrows={arrows} />);
  const track = screen.getByRole("group", { name: "Rooms" });
  const scrolled: number[] = [];
  Object.defineProperties(track, {
    clientWidth: { value: SLIDE_PX },
    scrollWidth: { value: slides.length * SLIDE_PX },
  });
  screen
    .getAllByRole("listitem")
    .forEach((slide, index) => Object.defineProperty(slide, "offsetLeft", { value: index * SLIDE_PX }));
  track.scrollBy = vi.fn((options?: ScrollToOptions | number) => {
    if (typeof options !== "object") return;
    scrolled.push(options.left ?? 0);
    track.scrollLeft += options.left ?? 0;
    fireEvent.scroll(track);
  });
  return scrolled;
}

let observers: readonly StubbedIntersection[];
beforeEach(() => {
  observers = stubIntersection();
});

const button = (name: string) => screen.getByRole("button", { name });
const isAtEnd = (name: string) => button(name).getAttribute("aria-disabled") === "true";

afterEach(cleanup);

test("what was scrolled before the script came is where it begins", () => {
  show();
  screen.getByRole("group").scrollLeft = SLIDE_PX;
  act(() => observers.at(-1)?.tell(true));
  expect(screen.getByRole("status").textContent).toBe("2 of 3");
  expect(isAtEnd("Previous slide")).toBe(false);
});

test("the buttons scroll by a slide, say which one is shown, and tell the ends", () => {
  const scrolled = show();
  expect([isAtEnd("Previous slide"), isAtEnd("Next slide")]).toEqual([true, false]);

  fireEvent.click(button("Next slide"));
  expect(screen.getByRole("status").textContent).toBe("2 of 3");
  expect([isAtEnd("Previous slide"), isAtEnd("Next slide")]).toEqual([false, false]);
  fireEvent.click(button("Next slide"));
  expect(isAtEnd("Next slide")).toBe(true);
  fireEvent.click(button("Previous slide"));
  expect(scrolled).toEqual([SLIDE_PX, SLIDE_PX, -SLIDE_PX]);
  expect(screen.getByRole("status").textContent).toBe("2 of 3");
});

test("the row can be scrolled by keyboard, with a name", () => {
  show();
  expect(screen.getByRole("group", { name: "Rooms" }).tabIndex).toBe(0);
});

test("a slide alone is no stop of the keyboard, since nothing scrolls", () => {
  render(<Carousel label="Rooms" slides={slides.slice(0, 1)} hasButtons={false} arrows={arrows} />);
  expect(screen.getByRole("group", { name: "Rooms" }).tabIndex).toBe(-1);
});
