// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FormField } from "./FormField.tsx";

afterEach(cleanup);

test("ties label, description and error to the input", () => {
  render(
    <FormField
      name="email"
      type="email"
      label="Email Address"
      description="For your coupon."
      error="Please enter a valid email"
    />,
  );
  const input = screen.getByRole("textbox", { name: "Email Address" });
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["For your coupon.", "Please enter a valid email"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("autocomplete")).toBe("email");
});

test("is neither invalid nor described where nothing is wrong", () => {
  render(<FormField name="phone" type="tel" label="Phone Number" />);
  const input = screen.getByRole("textbox", { name: "Phone Number" });
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

test("keeps a hidden label for screen readers", () => {
  render(<FormField name="q" label="Search" labelHidden />);
  expect(screen.getByRole("textbox", { name: "Search" })).toBeDefined();
});
