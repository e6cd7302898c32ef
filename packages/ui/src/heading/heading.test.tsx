// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Heading } from "./Heading.tsx";

afterEach(cleanup);

test("an eyebrow stands above its heading and is no part of the heading's name", () => {
  render(
    <section aria-labelledby="title">
      <Heading level={1} id="title" eyebrow="Approved in Texas">
        Become an agent
      </Heading>
    </section>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Become an agent" }).textContent).toBe("Become an agent");
  expect(screen.getByRole("region", { name: "Become an agent" })).toBeDefined();
  expect(screen.getByText("Approved in Texas").nextElementSibling?.tagName).toBe("H1");
});

test("a heading without an eyebrow stands alone", () => {
  const { container } = render(<Heading level={2}>How it works</Heading>);
  expect(container.firstElementChild?.tagName).toBe("H2");
});
