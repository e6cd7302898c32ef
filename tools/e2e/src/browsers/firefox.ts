import { otherBrowsers } from "@courseway/workspace/other-browsers";
import puppeteer, { type Page } from "puppeteer-core";
import { startScreen, type Screen } from "./screen.ts";
import { type Browser, HEIGHT, type Tab } from "./tab.ts";

const describe = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

function createTab(page: Page, screen: Screen, close: () => Promise<void>): Tab {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(describe(error)));
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: "load" })),
    begin: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
    // A page from Firefox's back/forward cache fires no load event.
    back: async () => void (await page.goBack({ timeout: 3000 }).catch(() => null)),
    read: (look, ...args) => page.evaluate(look as never, ...(args as unknown as [])) as never,
    move: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    wheel: async ({ x, y }, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    leaveAbove: async () => {
      const [left, top] = await page.evaluate(() => [
        Reflect.get(window, "mozInnerScreenX"),
        Reflect.get(window, "mozInnerScreenY"),
      ]);
      screen.moveMouse([left + 200, top + 300], [left + 200, top + 100], [left + 200, top - 20]);
    },
    faults: () => Promise.resolve(faults),
    picture: () => page.screenshot(),
    close,
  };
}

/** Starts Firefox in its own window, driven through WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const screen = await startScreen();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: otherBrowsers().firefox,
    headless: false,
    env: { ...process.env, ...screen.env },
    args: ["--width=1400", "--height=1000"],
  });
  return {
    visit: async (width) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: HEIGHT });
      return createTab(page, screen, () => context.close());
    },
    end: async () => {
      await browser.close();
      screen.end();
    },
  };
}
