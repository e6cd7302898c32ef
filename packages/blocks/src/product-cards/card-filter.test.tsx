// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { CardFilter } from "./CardFilter.client.tsx";

afterEach(cleanup);

const filter = (
  <CardFilter
    id="filter"
    label="Filter by State"
    values={["Ohio", "Texas"]}
    listClass="grid"
    cards={[
      { values: ["Texas"], card: <p>One</p> },
      { values: ["Ohio"], card: <p>Two</p> },
      { values: [], card: <p>Three</p> },
    ]}
  />
);
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("without script every card shows [BL-productCards-005]", () => {
  expect(renderToStaticMarkup(filter)).not.toContain("hidden=");
});

test("a value of the list filters, All restores [BL-productCards-002, BL-productCards-003, BL-productCards-005, BL-productCards-006]", () => {
  render(filter);
  fireEvent.click(screen.getByRole("radio", { name: "Texas" }));
  expect(shown()).toEqual(["One"]);

  fireEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(shown()).toEqual(["One", "Two", "Three"]);
});

test("the select of small screens does the same [BL-productCards-002, BL-productCards-006]", () => {
  render(filter);
  fireEvent.change(screen.getByRole("combobox", { name: "Filter by State" }), { target: { value: "Ohio" } });

  expect(shown()).toEqual(["Two"]);
});
