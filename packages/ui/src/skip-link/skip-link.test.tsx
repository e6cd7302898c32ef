// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SkipLink } from "./SkipLink.tsx";

afterEach(cleanup);

test("reads Skip to main content and leads there [A11Y-001]", () => {
  render(<SkipLink />);
  expect(screen.getByRole("link", { name: "Skip to main content" }).getAttribute("href")).toBe("#main");
});

test("names another target by its own words", () => {
  render(<SkipLink target="end" label="Skip the map" />);
  expect(screen.getByRole("link", { name: "Skip the map" }).getAttribute("href")).toBe("#end");
});
