import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { brand } from "../testing/brand.ts";
import { Frame } from "./Frame.tsx";
import type { Chrome, ChromeProps } from "./chrome.ts";

const Nothing = () => null;

function renderFrame(id: string, chrome: Partial<Chrome> = {}, options: ChromeProps["options"] = null) {
  return renderToStaticMarkup(
    <Frame
      chrome={{ Header: Nothing, Footer: Nothing, ...chrome }}
      brand={{ ...brand, id }}
      options={options}
      path="/"
      year={2026}
    />,
  );
}

it("tints the browser's own bars in the brand's color", () => {
  expect(renderFrame("ACE")).toContain('<meta name="theme-color" content="#0c2d48"/>');
});

it("leaves them alone for a brand with a theme of its own", () => {
  expect(renderFrame("QA")).not.toContain("theme-color");
});

it("hides header and footer where the page says so [FT-001, HD-001]", () => {
  const chrome = { Header: () => <header>Ours</header>, Footer: () => <footer>Ours</footer> };
  expect(renderFrame("ACE", chrome)).toMatch(/<header>Ours<\/header>.*<footer>Ours<\/footer>/u);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a page's options, the frame reads these two
  const hidden = renderFrame("ACE", chrome, { hideFooter: true, hideNav: false } as ChromeProps["options"]);
  expect(hidden).toContain("<header>");
  expect(hidden).not.toContain("<footer>");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const without = renderFrame("ACE", chrome, { hideFooter: false, hideNav: true } as ChromeProps["options"]);
  expect(without).not.toContain("<header>");
  expect(without).toContain("<footer>");
});

it("leaves out a header or footer with a part that throws, says so, and shows the rest [HD-069, FT-039]", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error("no links");
  };
  const html = renderFrame("ACE", {
    Header: () => <header>Ours</header>,
    Footer: () => (
      <footer>
        <Broken />
      </footer>
    ),
  });
  expect(html).toContain("<header>Ours</header>");
  expect(html).toContain('<main id="main"');
  expect(html).not.toContain("<footer>");
  expect(log.mock.calls[0]?.[0]).toBe("The footer of ACE threw and is left out of /.");
});
