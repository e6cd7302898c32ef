import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { type Browser, chromium, type Page } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Accordion } from "../accordion/Accordion.tsx";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { SkipLink } from "../skip-link/SkipLink.tsx";

const items = ["One", "Two"].map((title) => ({ title, content: `About ${title}` }));

const PAGE = renderToStaticMarkup(
  <html lang="en">
    <body>
      <SkipLink />
      <header>
        <a href="/elsewhere/">Elsewhere</a>
        <a href="#dataLayer">Rules of the course</a>
      </header>
      <main id="main" tabIndex={-1}>
        <Accordion items={items} />
        <Accordion items={items.map(({ title, content }) => ({ title: `${title} only`, content }))} exclusive />
        <Button opens="terms">Read the terms</Button>
        <RichText html='<p>A <b class="highlighted-text-modal-1">guarantee</b></p>' modals={["terms"]} />
        <RichText html='<p style="height: 1500px">Far down:</p><h2 id="dataLayer">Rules</h2><p style="height: 1500px"><a href="#steps">Steps</a></p><ol id="steps"><li>One</li></ol>' />
        <Dialog id="terms" title="Terms">
          <p>Long words</p>
          <a href="/more/">More</a>
        </Dialog>
      </main>
    </body>
  </html>,
);

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  const context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
}, 60_000);
beforeEach(() => page.setContent(PAGE));
afterAll(() => browser?.close());

const dialog = () => page.locator("dialog");
const openTerms = () => page.getByRole("button", { name: "Read the terms" }).click();

test("accordion items toggle by click, Enter and Space without script [A11Y-012]", async () => {
  const item = page.locator("details").first();
  await item.locator("summary").focus();
  await page.keyboard.press("Enter");
  expect(await item.getAttribute("open")).toBe("");
  await page.keyboard.press("Space");
  expect(await item.getAttribute("open")).toBeNull();
  await item.locator("summary").click();
  expect(await page.getByText("About One").first().isVisible()).toBe(true);
});

test("an exclusive accordion closes the others without script", async () => {
  await page.getByText("One only").click();
  await page.getByText("Two only").click();
  expect(await page.locator("details[open]").count()).toBe(1);
});

test("a dialog opens by its button and closes by X, and the focus returns, without script [MD-013]", async () => {
  await openTerms();
  expect(await dialog().isVisible()).toBe(true);
  await page.getByRole("button", { name: "Close" }).click();
  expect(await dialog().isVisible()).toBe(false);
  expect(await page.locator(":focus").textContent()).toBe("Read the terms");
});

test("a dialog closes by Escape without script [MD-013]", async () => {
  await openTerms();
  await page.keyboard.press("Escape");
  expect(await dialog().isVisible()).toBe(false);
});

test("a dialog closes by Enter on its close control, which has the focus first [MD-013]", async () => {
  await openTerms();
  await page.keyboard.press("Enter");
  expect(await dialog().isVisible()).toBe(false);
});

test("Enter on a link inside a dialog does not close it first [MD-013]", async () => {
  await openTerms();
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("More");
  expect(await dialog().isVisible()).toBe(true);
});

test("a dialog closes by its backdrop without script", async () => {
  await openTerms();
  await page.mouse.click(3, 3);
  expect(await dialog().isVisible()).toBe(false);
});

test("highlighted text opens its dialog without script [MD-014]", async () => {
  await page.getByRole("button", { name: "guarantee" }).click();
  expect(await dialog().isVisible()).toBe(true);
});

test("the skip link is the first stop and moves the focus past the header [A11Y-001, A11Y-003]", async () => {
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("Skip to main content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("One");
});

test("links reach places whose ids scripts could mean, from the same text and from elsewhere, and no script sees them", async () => {
  const isInView = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
  expect(await isInView("#text-dataLayer")).toBe(false);
  await page.getByRole("link", { name: "Rules of the course" }).click();
  expect(await isInView("#text-dataLayer")).toBe(true);
  expect(await isInView("#text-steps")).toBe(false);
  await page.getByRole("link", { name: "Steps" }).click();
  expect(await isInView("#text-steps")).toBe(true);
  expect(await page.evaluate(() => ["dataLayer", "steps"].map((name) => typeof Reflect.get(window, name)))).toEqual([
    "undefined",
    "undefined",
  ]);
});
