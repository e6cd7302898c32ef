import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Frame } from "./Frame.tsx";
import type { ChromeProps } from "./chrome.ts";

const Nothing = () => null;

function frameOf(id: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a brand, the frame reads its id
  const brand = { id } as ChromeProps["brand"];
  return renderToStaticMarkup(
    <Frame chrome={{ Header: Nothing, Footer: Nothing }} brand={brand} options={null} path="/" year={2026} />,
  );
}

it("tints the browser's own bars in the brand's color", () => {
  expect(frameOf("ACE")).toContain('<meta name="theme-color" content="#0c2d48"/>');
});

it("leaves them alone for a brand with a theme of its own", () => {
  expect(frameOf("QA")).not.toContain("theme-color");
});
