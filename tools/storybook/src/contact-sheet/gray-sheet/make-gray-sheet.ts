import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { openBrowser } from "../camera.ts";

/** A brand's home page. */
export interface Home {
  readonly brand: string;
  readonly url: string;
}

export interface GraySheetJob {
  readonly homes: readonly Home[];
  /** In CSS px. */
  readonly widths: readonly number[];
  /** The folder for the pictures. */
  readonly out: string;
  /** Called with the next step. */
  readonly onStep: (step: string) => void;
}

export interface WrittenPicture {
  readonly path: string;
  readonly bytes: number;
}

/** A picture of a whole home page. */
interface Shot {
  readonly brand: string;
  readonly width: number;
  readonly height: number;
  readonly png: Buffer;
}

const SHEET_WIDTH = 1440;
/** GitHub and reviewers load these pictures with the document that shows them. */
const MOST_BYTES = 400 * 1024;
/** WebP's qualities, from the first one that makes a small enough file. */
const QUALITIES = [80, 70, 60, 50, 40, 30, 20] as const;

/**
 * Takes a picture of each home at each width, and writes one sheet for each width, `homes-gray-<width>.webp`: whole
 * pages in grayscale, each scaled to the height of its row, so that the row fills the sheet. Also writes each home's first
 * screen in color, `<brand>-home.webp`, for the README.
 * @throws Error if a home does not answer, or a sheet stays too large at any quality
 */
export async function makeGraySheet({ homes, widths, out, onStep }: GraySheetJob): Promise<readonly WrittenPicture[]> {
  mkdirSync(out, { recursive: true });
  const browser = await openBrowser();
  try {
    const written: WrittenPicture[] = [];
    const write = (name: string, picture: Buffer): void => {
      const path = join(out, name);
      writeFileSync(path, picture);
      written.push({ path, bytes: picture.length });
    };
    for (const home of homes) write(`${home.brand}-home.webp`, await takeFirstScreen(browser, home));
    for (const width of widths) {
      const shots: Shot[] = [];
      for (const home of homes) {
        onStep(`${home.brand} at ${width} px ...`);
        shots.push(await takeHome(browser, home, width));
      }
      write(`homes-gray-${width}.webp`, await takeSheet(browser, shots));
    }
    return written;
  } finally {
    await browser.close();
  }
}

/** Opens a home as a new visitor does, and waits for all of it. */
async function openHome(browser: Browser, { url }: Home, width: number): Promise<Page> {
  // Our style below is not in the site's own policy.
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce", bypassCSP: true });
  const answer = await page.goto(url);
  if (answer?.ok() !== true) throw new Error(`${url} answered ${answer?.status() ?? "nothing"}.`);
  // A section out of the window has a guessed height until it is near.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await page.evaluate(loadAll);
  // Where the visitor is, and the prices there, come after the page.
  await page.waitForLoadState("networkidle");
  return page;
}

async function takeHome(browser: Browser, home: Home, width: number): Promise<Shot> {
  const page = await openHome(browser, home, width);
  const height = await page.evaluate(loadAll);
  const png = await page.screenshot({ fullPage: true, animations: "disabled" });
  await page.close();
  return { brand: home.brand, width, height, png };
}

/** The README shows three of them next to each other. */
async function takeFirstScreen(browser: Browser, home: Home): Promise<Buffer> {
  const page = await openHome(browser, home, 1280);
  const picture = await takeWebp(page, { width: 1280, height: 800, scale: 0.5 }, 80);
  await page.close();
  return picture;
}

interface Clip {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

async function takeWebp(page: Page, clip: Clip, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...clip },
  });
  return Buffer.from(data, "base64");
}

/** Runs in the page: waits for fonts and all pictures. @returns the page's height in px */
async function loadAll(): Promise<number> {
  for (const image of document.images) image.loading = "eager";
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  return document.documentElement.scrollHeight;
}

/** How many homes stand in a row, so that each is wide enough to be recognized. */
const countInRow = (width: number): number => (width < 768 ? 6 : 3);

async function takeSheet(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } });
  await page.setContent(buildSheet(shots), { waitUntil: "load" });
  const height = await page.evaluate(loadAll);
  for (const quality of QUALITIES) {
    const bytes = await takeWebp(page, { width: SHEET_WIDTH, height, scale: 1 }, quality);
    if (bytes.length > MOST_BYTES) continue;
    await page.close();
    return bytes;
  }
  throw new Error(`The sheet of ${shots.length} homes stays over ${MOST_BYTES / 1024} KB. Make SHEET_WIDTH smaller.`);
}

const STYLE = `
body { margin: 0; padding: 16px; background: #fff; font: 20px/1.4 sans-serif }
main { display: grid; gap: 24px }
div { display: flex; gap: 16px; align-items: flex-start }
figure { margin: 0; min-width: 0 }
img { display: block; width: 100%; height: auto; filter: grayscale(1); outline: 1px solid #999 }
`;

function buildSheet(shots: readonly Shot[]): string {
  const count = countInRow(shots[0]?.width ?? 0);
  const rows = shots.flatMap((_, at) => (at % count === 0 ? [shots.slice(at, at + count)] : []));
  return `<!doctype html><style>${STYLE}</style><main>${rows.map(buildRow).join("")}</main>`;
}

/**
 * Widths in the ratio of the pages' shapes give all pages of a row the same height. Shares that add up to less than 1
 * would leave a part of the row empty.
 */
const buildRow = (shots: readonly Shot[]): string =>
  `<div>${shots
    .map(({ brand, width, height, png }) => {
      const source = `data:image/png;base64,${png.toString("base64")}`;
      return `<figure style="flex: ${(1000 * width) / height} 1 0"><img alt="" width="${width}" height="${height}" src="${source}"><figcaption>${brand}</figcaption></figure>`;
    })
    .join("")}</div>`;
