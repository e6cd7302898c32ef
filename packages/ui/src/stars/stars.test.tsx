// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { starCount } from "./star-count.ts";
import { Stars } from "./Stars.tsx";

afterEach(cleanup);

test.each([
  ["4", 4],
  ["4.9", 4],
  ["7", 5],
  ["-2", 0],
  ["five", 0],
  [3, 3],
  [null, 0],
])("reads %s as %d whole stars [TR-006]", (text, stars) => {
  expect(starCount(text)).toBe(stars);
});

test("draws an average in parts of a star, and says it [TR-006]", () => {
  const { container } = render(<Stars average={3.64} />);
  expect(screen.getByRole("img", { name: "3.6 out of 5 stars" })).toBeDefined();
  const row = container.querySelector(".cw-stars-row");
  expect([...(row?.children ?? [])].map((star) => star.getAttribute("data-filled"))).toEqual([
    "true",
    "true",
    "true",
    "false",
    "false",
  ]);
  const parts = [...(row?.querySelectorAll("svg svg") ?? [])];
  expect(parts.map((part) => [part.getAttribute("width"), part.parentElement === row?.children[3]])).toEqual([
    ["12", true],
  ]);
});

test("draws filled and empty stars out of five and says so [TR-006]", () => {
  const { container } = render(<Stars rating="3" />);
  expect(screen.getByRole("img", { name: "3 out of 5 stars" })).toBeDefined();
  expect([...container.querySelectorAll("svg")].map((star) => star.dataset.filled)).toEqual([
    "true",
    "true",
    "true",
    "false",
    "false",
  ]);
});
