// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Price } from "./Price.tsx";

afterEach(cleanup);

const renderText = (element: React.ReactElement) => render(element).container.textContent;

test("says was and now to screen readers", () => {
  expect(renderText(<Price finalText="$119.20" compareAtText="$149" />)).toBe("was $149now $119.20");
});

test("says who pays which price, where the two differ", () => {
  const audiences = { final: "for members", compareAt: "for non-members" };

  expect(renderText(<Price finalText="$26.95" compareAtText="$29.95" audiences={audiences} />)).toBe(
    "$29.95 for non-members$26.95 for members",
  );
  expect(renderText(<Price finalText="$26.95" audiences={audiences} />)).toBe("$26.95");
});

test("says starting at [PR-014]", () => {
  expect(renderText(<Price finalText="$79" startingAt />)).toBe("Starting at$79");
});

test("shows no badge where there is none [PR-022]", () => {
  const { container } = render(<Price finalText="$79" badgeText={null} />);
  expect(container.querySelector(".cw-badge")).toBeNull();
});

test("says what a badge counts from where that is not the compare-at price [PR-020, PR-021]", () => {
  const { container } = render(
    <Price finalText="$492.15" compareAtText="$579" badgeText="24%" badgeNote="off list price" />,
  );
  expect(container.querySelector(".cw-badge")?.textContent).toBe("24% off list price");
});

test("appends badge, savings, fee and pay-later lines", () => {
  const { container } = render(
    <Price
      finalText="$119.20"
      badgeText="20%"
      saveText="Save 20% Today"
      feeText="+ $5.95 fee"
      affirm={{ text: "As low as $11/mo" }}
      klarna={{ text: "4 interest-free payments of $29.80 with" }}
    />,
  );
  expect(container.querySelector(".cw-badge")?.textContent).toBe("Save 20% off");
  expect([...container.querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "Save 20% Today",
    "+ $5.95 fee",
    "As low as $11/mo",
    "4 interest-free payments of $29.80 with Klarna",
  ]);
});
