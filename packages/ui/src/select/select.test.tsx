// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Select } from "./Select.tsx";

afterEach(cleanup);

const options = [
  { value: "TX", label: "Texas" },
  { value: "FL", label: "Florida", disabled: true },
];

test("is a labeled native select with its placeholder first", () => {
  render(<Select name="state" label="Your state" placeholder="Select a State" options={options} />);
  expect(screen.getByRole("combobox", { name: "Your state" })).toBeDefined();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Select a State",
    "Texas",
    "Florida",
  ]);
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "Florida" }).disabled).toBe(true);
});

test("ties its error to the control", () => {
  render(<Select name="state" label="Your state" options={options} error="Please choose your state" />);
  const select = screen.getByRole("combobox");
  expect(document.getElementById(select.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Please choose your state",
  );
});
