// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Accordion } from "./Accordion.tsx";

afterEach(cleanup);

const items = [
  { title: "One", content: "First" },
  { title: "Two", content: "Second", open: true },
  { title: "Three", content: "Third", open: true },
];

const details = () => screen.getAllByRole("group");

test("starts with the items open that say so", () => {
  render(<Accordion items={items} />);
  expect(details().map((item) => item.hasAttribute("open"))).toEqual([false, true, true]);
  expect(details().every((item) => !item.hasAttribute("name"))).toBe(true);
});

test("shares one name and opens one item where it is exclusive", () => {
  render(<Accordion items={items} exclusive />);
  expect(new Set(details().map((item) => item.getAttribute("name"))).size).toBe(1);
  expect(details().map((item) => item.hasAttribute("open"))).toEqual([false, true, false]);
});

test("gives each of two exclusive accordions a name of its own", () => {
  render(
    <>
      <Accordion items={items} exclusive />
      <Accordion items={items} exclusive />
    </>,
  );
  expect(new Set(details().map((item) => item.getAttribute("name"))).size).toBe(2);
});

test("makes its titles headings where a level is given", () => {
  render(<Accordion items={items} headingLevel={3} />);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});
