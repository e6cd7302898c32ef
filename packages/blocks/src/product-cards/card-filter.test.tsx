// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, expect, test } from "vitest";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { followCardFilter } from "./CardFilter.plain.ts";
import { CardFilter } from "./CardFilter.tsx";

const cards = [
  { values: ["Texas"], card: <p>One</p> },
  { values: ["Ohio"], card: <p>Two</p> },
  { values: [], card: <p>Three</p> },
];
const filter = (
  <CardFilter id="filter" label="Filter by State" values={["Ohio", "Texas"]} listClass="grid" cards={cards} />
);

/** Writes the filter's server HTML. */
function write(): void {
  document.body.innerHTML = renderToStaticMarkup(filter);
}
let stop = () => {};
function start(): void {
  const island = document.querySelector("cw-island");
  if (!island) throw new Error("The filter is no island.");
  stop = followCardFilter(island, { cards: cards.map(({ values }) => values) });
}
function show(): void {
  write();
  start();
}

beforeAll(() => hydrateIslands([filter]));
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("without script every card shows [BL-productCards-005]", () => {
  write();
  expect(shown()).toEqual(["One", "Two", "Three"]);
});

test("a value of the list filters, All restores [BL-productCards-002, BL-productCards-003, BL-productCards-005, BL-productCards-006]", () => {
  show();
  fireEvent.click(screen.getByRole("radio", { name: "Texas" }));
  expect(shown()).toEqual(["One"]);

  fireEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(shown()).toEqual(["One", "Two", "Three"]);
});

test("the select of small screens does the same [BL-productCards-002, BL-productCards-006]", () => {
  show();
  fireEvent.change(screen.getByRole("combobox", { name: "Filter by State" }), { target: { value: "Ohio" } });

  expect(shown()).toEqual(["Two"]);
});

test("the list and the select say the same", () => {
  show();
  fireEvent.click(screen.getByRole("radio", { name: "Texas" }));
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("Texas");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Ohio" } });
  expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe("Ohio");
});

test("a choice that the browser kept is what it begins with", () => {
  write();
  screen.getByRole<HTMLSelectElement>("combobox").value = "Ohio";
  start();
  expect(shown()).toEqual(["Two"]);
});
