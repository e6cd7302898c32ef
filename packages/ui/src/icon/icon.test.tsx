// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Icon } from "./Icon.tsx";

afterEach(cleanup);

test("logs an unknown icon as not found and shows nothing [LNK-022]", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { container } = render(<Icon name="unicorn" />);
  expect(container.innerHTML).toBe("");
  expect(warn).toHaveBeenCalledWith('icon not found: "unicorn"');
});

test("takes no name from what every object has [LNK-022]", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(render(<Icon name="toString" />).container.innerHTML).toBe("");
});

test("is decoration without a label, and a picture with one", () => {
  const { container } = render(<Icon name="check" />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  render(<Icon name="check" label="Included" />);
  expect(screen.getByRole("img", { name: "Included" })).toBeDefined();
});
