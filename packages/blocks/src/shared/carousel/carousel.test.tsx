// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hydrateIslands } from "../testing/hydrate-islands.ts";
import { type StubbedIntersection, stubIntersection } from "../testing/stub-intersection.ts";
import { followCarousel } from "./Carousel.plain.ts";
import { Carousel } from "./Carousel.tsx";

const slides = ["One", "Two", "Three"].map((text) => <p key={text}>{text}</p>);
const SLIDE_PX = 300;

const carousel = <Carousel label="Rooms" slides={slides} hasButtons />;
let stop = () => {};

/** jsdom has no layout: a track that shows one slide of 300 px. */
function show() {
  document.body.innerHTML = renderToStaticMarkup(carousel);
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
  const island = document.querySelector("cw-island");
  if (!island) throw new Error("The carousel is no island.");
  stop = followCarousel(island);
  return scrolled;
}

beforeAll(() => hydrateIslands([carousel]));
let observers: readonly StubbedIntersection[];
beforeEach(() => {
  observers = stubIntersection();
});

const button = (name: string) => screen.getByRole("button", { name });
const isAtEnd = (name: string) => button(name).getAttribute("aria-disabled") === "true";

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test("what was scrolled before the script came is where it begins", () => {
  show();
  screen.getByRole("group").scrollLeft = SLIDE_PX;
  observers.at(-1)?.tell(true);
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
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel label="Rooms" slides={slides.slice(0, 1)} hasButtons={false} />,
  );
  expect(screen.getByRole("group", { name: "Rooms" }).tabIndex).toBe(-1);
});
