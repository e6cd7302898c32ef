import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Button } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Section } from "../section/Section.tsx";

const css = ["base.css", "grounds.css", "../section/section.css", "../heading/heading.css", "print.css"]
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n");

/** Sections of the given heights in px; a sheet of paper has 900 px between its margins. */
const sections = (...heights: readonly number[]) =>
  heights.map((height) => (
    <Section key={height} ground={height > 500 ? "deep" : "plain"}>
      <Heading level={2}>Section</Heading>
      {Array.from({ length: height / 50 }, (_, i) => (
        <div key={i} style={{ height: 50 }}>
          Line
        </div>
      ))}
      <Button href="/courses/">Start now</Button>
    </Section>
  ));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  page = await browser.newPage();
  const body = renderToStaticMarkup(<main>{sections(300, 1100, 200)}</main>);
  await page.setContent(`<!doctype html><html lang="en"><style>${css}</style><body>${body}</body></html>`);
}, 60_000);
afterAll(() => browser?.close());

test("a section flows over the end of a printed page, so that no page is left nearly empty", async () => {
  const pdf = await page.pdf({ width: "800px", height: "1000px", margin: { top: "50px", bottom: "50px" } });
  // Nearly 1,900 px. Kept whole, the second section would leave two thirds of the first page empty and take two more
  // pages.
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test("buttons, which no paper can follow, are not printed", async () => {
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Start now").first().isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  expect(await page.getByText("Start now").first().isVisible()).toBe(true);
});

test("fields and scrollbars are drawn light, and dark on a deep ground, whatever the visitor's own setting", async () => {
  await page.emulateMedia({ colorScheme: "dark" });
  const readColorScheme = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).colorScheme);
  expect(await readColorScheme("html")).toBe("light");
  expect(await readColorScheme('[data-ground="plain"]')).toBe("light");
  expect(await readColorScheme('[data-ground="deep"]')).toBe("dark");
});
