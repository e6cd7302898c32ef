import { otherBrowsers } from "@courseway/workspace/other-browsers";
import { isPortFree, waitFor } from "@courseway/workspace/local";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { WEBKIT_DRIVER } from "../environment.ts";
import { startScreen, type Screen } from "./screen.ts";
import { type Browser, HEIGHT, type Key, type Tab } from "./tab.ts";

declare module "selenium-webdriver/lib/input.js" {
  interface Actions {
    /** Scrolls the wheel by this many px with the pointer at this point. It is missing from the type package. */
    scroll(
      x: number,
      y: number,
      right: number,
      down: number,
      origin: typeof Origin.VIEWPORT,
      duration: number,
    ): Actions;
  }
}

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
};

/** Without it, the toolbar's buttons keep the window from being as narrow as a phone. */
const NARROW_BAR = "button { min-width: 0; padding: 0 }";

const QUIT_LIMIT_MS = 3000;

/** No command needs longer, even on a busy machine. */
const ANSWER_LIMIT_MS = 5000;

/** An image of the site: a page without scripts. */
const STILL = "/icon.svg";

/** Runs in a page without scripts. Clears the storage, so that the next visitor is new to the site. */
const forget = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * Runs in the page. The driver emits no events, so the page stores errors in the session, which also covers the site's
 * other pages.
 */
const watchFaults = (): void => {
  if (Reflect.has(window, "isWatched")) return;
  const keep = (fault: string): void =>
    sessionStorage.setItem("faults", `${sessionStorage.getItem("faults") ?? ""}${fault}\n`);
  Object.assign(window, { isWatched: true });
  addEventListener("error", ({ message }) => keep(message));
  addEventListener("unhandledrejection", ({ reason }) => keep(String(reason)));
};

const readFaults = (): string => sessionStorage.getItem("faults") ?? "";

/** Runs in the page. The driver itself can only wait for a page's load or not at all. */
const isRead = (address: string): boolean => location.href === address && document.readyState !== "loading";

const isComplete = (): boolean => document.readyState === "complete";

/**
 * Waits for the driver's answer to a command. The driver may never answer a command whose page is left meanwhile, and
 * Selenium has no limit of its own. @throws Error if the answer is late
 */
async function getAnswer<Result>(name: string, command: Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  const limit = setTimeout(ANSWER_LIMIT_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`WebKit's driver did not answer "${name}" within ${ANSWER_LIMIT_MS} ms.`);
  });
  try {
    return await Promise.race([command, limit]);
  } finally {
    answered.abort();
  }
}

/** Gives every command of a driver a limit, also those that Selenium sends while it waits for a condition. */
function limitAnswers(driver: WebDriver): void {
  const execute = driver.execute.bind(driver);
  driver.execute = (command) => getAnswer(command.getName(), execute(command));
}

/** Waits until a condition is true. By default, the driver polls five times a second. */
const wait = (driver: WebDriver, isSo: () => Promise<boolean>, limit: number, message?: string): Promise<boolean> =>
  driver.wait<boolean>(isSo, limit, message, 20);

async function resize(driver: WebDriver, width: number): Promise<void> {
  const sizes = (): Promise<[number, number, number]> =>
    driver.executeScript(() => [innerWidth, innerHeight, outerHeight - innerHeight]);
  const [inner, high, bar] = await sizes();
  if (inner === width && high === HEIGHT) return;
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: HEIGHT + bar });
  await wait(driver, async () => (await sizes())[0] === width, 5000, `WebKit's window does not get ${width} px wide.`);
}

function createTab(driver: WebDriver, screen: Screen): Tab {
  const hasLoaded = () => wait(driver, () => driver.executeScript<boolean>(isComplete).catch(() => false), 10_000);
  // By default, a pointer move takes a tenth of a second.
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    driver.actions({ async: true }).move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const go = async (address: string): Promise<void> => {
    await driver.get(address);
    // A page that is being unloaded does not respond.
    const hasCome = () => driver.executeScript<boolean>(isRead, address).catch(() => false);
    await wait(driver, hasCome, 10_000, `WebKit does not get to ${address}.`);
  };
  let site = "";
  const begin = async (address: string): Promise<void> => {
    if (site === "") {
      site = new URL(address).origin;
      await go(site + STILL);
      await driver.executeScript(forget);
      await driver.manage().deleteAllCookies();
    }
    await go(address);
    await driver.executeScript(watchFaults);
  };
  return {
    begin,
    open: async (address) => {
      await begin(address);
      await hasLoaded();
    },
    back: async () => {
      await driver.executeScript(watchFaults);
      await driver.navigate().back();
      await hasLoaded();
    },
    read: (look, ...args) => driver.executeScript(look, ...args),
    move: (to) => at(to).perform(),
    clickAt: (to) => at(to).click().perform(),
    wheel: ({ x, y }, by) => driver.actions({ async: true }).scroll(x, y, 0, by, Origin.VIEWPORT, 0).perform(),
    press: (key) => driver.actions({ async: true }).sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    leaveAbove: async () => {
      const bar: number = await driver.executeScript(() => outerHeight - innerHeight);
      screen.moveMouse([200, bar + 300], [200, bar + 100], [200, bar - 10]);
    },
    faults: async () => {
      await go(site + STILL);
      const faults: string = await driver.executeScript(readFaults);
      return faults.split("\n").filter(Boolean);
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: () => go("about:blank"),
  };
}

/**
 * Starts WebKit's GTK browser, driven through W3C WebDriver. It has one tab, in which each visitor is new to every
 * site.
 */
export async function startWebKit(): Promise<Browser> {
  const { webkit, webkitDriver } = otherBrowsers();
  if (!(await isPortFree(WEBKIT_DRIVER.port)))
    throw new Error(
      `Port ${WEBKIT_DRIVER.port} is taken. Stop the program that listens there; WebKit's driver needs it.`,
    );
  const screen = await startScreen();
  const home = mkdtempSync(join(tmpdir(), "courseway-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), NARROW_BAR);
  const server = spawn(webkitDriver, [`--port=${WEBKIT_DRIVER.port}`], {
    stdio: "ignore",
    env: { ...process.env, ...screen.env, XDG_CONFIG_HOME: home },
  });
  await waitFor(`${WEBKIT_DRIVER.url}/status`, 10_000, () => server.exitCode !== null);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary: webkit, args: ["--automation"] },
  });
  const driver = await new Builder().usingServer(WEBKIT_DRIVER.url).withCapabilities(capabilities).build();
  limitAnswers(driver);
  return {
    visit: async (width) => {
      await resize(driver, width);
      return createTab(driver, screen);
    },
    end: async () => {
      // A hanging driver does not respond; ending its screen ends the browser too.
      await Promise.race([driver.quit().catch(() => undefined), setTimeout(QUIT_LIMIT_MS)]);
      server.kill("SIGKILL");
      screen.end();
      await once(server, "exit");
      rmSync(home, { recursive: true, force: true });
    },
  };
}
