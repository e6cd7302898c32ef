import { browserArguments, ensureBrowser, findShell, shellArguments } from "@courseway/workspace/browser";
import axe from "axe-core";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright";
import { STORY_NOW } from "../blocks/story-now.ts";
import { UsageError } from "./options.ts";
import { frameUrl } from "./stories.ts";

/** The height of the first screen; a picture is as long as its page. */
const HEIGHT = 800;
const STORY_TIMEOUT_MS = 20_000;
/** The most pictures to take until two in a row are the same. */
const MOST_TRIES = 5;

/** What a page reports about the requested story. */
interface Shown {
  readonly id: string | null;
  readonly error: string | null;
}

interface Channel {
  on(event: string, listener: (reported: unknown) => void): void;
  emit(event: string, reported: unknown): void;
}

interface StorybookWindow {
  storybookChannel: Channel;
  shownStory: Shown | null;
}

/** Runs before Storybook does: records what its channel reports about stories, from the start on. */
function listenToStorybook(): void {
  const story = window as unknown as StorybookWindow;
  story.shownStory = null;
  const fail = (reported: unknown) => {
    const { message, description } = (reported ?? {}) as { message?: string; description?: string };
    story.shownStory ??= { id: null, error: message ?? description ?? `There is no such story: ${String(reported)}` };
  };
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => story.storybookChannel,
    set: (channel: Channel) => {
      story.storybookChannel = channel;
      channel.on("storyRendered", (id) => {
        story.shownStory ??= { id: String(id), error: null };
      });
      const failures = ["storyThrewException", "storyErrored", "storyMissing", "playFunctionThrewException"];
      failures.forEach((event) => channel.on(event, fail));
    },
  });
}

/** Runs in the page: waits until the story is completely loaded, so that two pictures of it are the same. */
async function settle(): Promise<void> {
  const isEmpty = () => !document.querySelector("#storybook-root")?.firstElementChild;
  const frame = () => new Promise(requestAnimationFrame);
  // An island's own code loads after the story is rendered.
  for (let left = 120; left > 0 && isEmpty(); left -= 1) await frame();
  await document.fonts.ready;
  for (const image of document.images) image.loading = "eager";
  const isComing = () => [...document.images].some(({ complete }) => !complete);
  for (let left = 300; left > 0 && isComing(); left -= 1) await frame();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  await frame();
  await frame();
}

/** Runs in the page: how far down the story reaches, in px; anything over the page counts as the whole screen. */
function measureStoryHeight(): number {
  const end = document.querySelector("#storybook-root")?.getBoundingClientRect().bottom ?? 0;
  const isOver = document.querySelector("dialog[open], :popover-open") !== null;
  return Math.max(1, Math.ceil(end + scrollY), isOver ? innerHeight : 0);
}

/**
 * A browser for all pictures of a run: the headless shell if there is one, as for the tests of stories.
 * @throws UsageError if the machine has no browser and none can be installed
 */
export async function openBrowser(): Promise<Browser> {
  const args = [...browserArguments, ...shellArguments];
  return chromium.launch({ executablePath: browserFile(), args });
}

function browserFile(): string {
  try {
    return findShell() ?? ensureBrowser();
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export type PictureFormat = "webp" | "png";

/** The settings of a picture that is not the whole page at its own size. */
export interface Frame {
  /** 0.5 makes a picture of 640 px from a page of 1280. */
  readonly scale: number;
  /** Where the picture ends, in px of the page. */
  readonly mostHeight: number;
  /** The quality of WebP, from 0 to 100. */
  readonly quality: number;
}

const WHOLE: Frame = { scale: 1, mostHeight: Number.POSITIVE_INFINITY, quality: 82 };

/** A browser page that shows one story after the other and takes their pictures. */
export class Camera {
  /** The addresses of the scripts that the page has requested since it was loaded. */
  scripts: readonly string[] = [];
  private brand: string | null = null;
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly storybook: string;
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page, session: CDPSession, storybook: string) {
    this.context = context;
    this.page = page;
    this.session = session;
    this.storybook = storybook;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) this.scripts = [];
      if (request.resourceType() === "script") this.scripts = [...this.scripts, request.url()];
    });
  }

  static async open(browser: Browser, storybook: string): Promise<Camera> {
    const context = await browser.newContext({ viewport: { width: 1280, height: HEIGHT }, reducedMotion: "reduce" });
    await context.addInitScript(listenToStorybook);
    const page = await context.newPage();
    await page.clock.setFixedTime(STORY_NOW);
    return new Camera(context, page, await context.newCDPSession(page), storybook);
  }

  /**
   * Shows a story under a brand.
   * @param isAlone loads the page again, so that it loads only what this story needs
   * @throws Error with the story's own message if it does not render
   */
  async show(id: string, brand: string, isAlone: boolean): Promise<Page> {
    const { page } = this;
    const isLoaded = !isAlone && brand === this.brand;
    if (isLoaded) await page.evaluate(switchStory, id);
    else await page.goto(frameUrl(this.storybook, id, brand));
    this.brand = null;
    const shown = await page
      .waitForFunction(() => (window as unknown as StorybookWindow).shownStory, null, { timeout: STORY_TIMEOUT_MS })
      .catch(() => null);
    const reported = (await shown?.jsonValue()) ?? { error: `It was not drawn within ${STORY_TIMEOUT_MS / 1000} s.` };
    if (reported.error !== null) throw new Error(reported.error);
    await page.evaluate(settle);
    if (!isLoaded) await page.addScriptTag({ content: axe.source });
    this.brand = brand;
    return page;
  }

  /** Takes a picture of the whole page at this width, once two pictures in a row are the same. */
  async take(width: number, format: PictureFormat, frame = WHOLE): Promise<Picture> {
    await this.page.setViewportSize({ width, height: HEIGHT });
    await this.page.evaluate(settle);
    let last = await this.takeOnce(width, format, frame);
    for (let left = MOST_TRIES; left > 0; left -= 1) {
      const next = await this.takeOnce(width, format, frame);
      if (next.bytes.equals(last.bytes)) return next;
      last = next;
    }
    return last;
  }

  private async takeOnce(width: number, format: PictureFormat, frame: Frame): Promise<Picture> {
    const height = Math.min(await this.page.evaluate(measureStoryHeight), frame.mostHeight);
    const { data } = await this.session.send("Page.captureScreenshot", {
      format,
      ...(format === "webp" ? { quality: frame.quality } : { optimizeForSpeed: true }),
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: frame.scale },
    });
    return { bytes: Buffer.from(data, "base64"), height };
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** A picture with its height in px. */
export interface Picture {
  readonly bytes: Buffer;
  readonly height: number;
}

/** Runs in the page: requests another story of the same page from Storybook. */
function switchStory(id: string): void {
  const story = window as unknown as StorybookWindow;
  story.shownStory = null;
  story.storybookChannel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
}
