/** `pnpm block-pictures [--block …] [--storybook <url>]`: takes the overview's pictures, one story of each block. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildCheckout } from "../contact-sheet/builds.ts";
import { Camera, openBrowser } from "../contact-sheet/camera.ts";
import { serve } from "../contact-sheet/serve.ts";
import { selectStories, storiesAt, type Story } from "../contact-sheet/stories.ts";

const FOLDER = join(import.meta.dirname, "pictures");
const BRAND = "ace";
/** The widest first. If a block is too low at that width, a narrower shot makes its words readable. */
const SHOTS = [
  { width: 1280, leastHeight: 420 },
  { width: 800, leastHeight: 260 },
  { width: 480, leastHeight: 0 },
] as const;
/** The picture's width, in px. */
const WIDTH = 640;
const MOST_HEIGHT = 480;
const QUALITY = 55;

/** Examples that represent a block better than its first. */
const SHOWN: Readonly<Record<string, string>> = { multiIcon: "four" };

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { block: { type: "string", multiple: true }, storybook: { type: "string" } },
});

const storybook = values.storybook === undefined ? await serve(buildCheckout()) : null;
const address = storybook?.address ?? `${values.storybook?.replace(/\/$/u, "")}/`;
const stories = selectStories(await storiesAt(address), values.block ?? []);
const shown = [...Map.groupBy(stories, ({ block }) => block)].flatMap(([block, mine]) => chosenStory(block, mine));

const browser = await openBrowser();
try {
  const camera = await Camera.open(browser, address);
  mkdirSync(FOLDER, { recursive: true });
  let bytes = 0;
  for (const { id, block } of shown) {
    await camera.show(id, BRAND, false);
    const picture = await takePicture(camera);
    writeFileSync(join(FOLDER, `${block}.webp`), picture);
    bytes += picture.length;
  }
  console.log(`${shown.length} pictures, ${Math.round(bytes / 1024)} KB, in ${FOLDER}`);
} finally {
  await browser.close();
  storybook?.close();
}

async function takePicture(camera: Camera): Promise<Buffer> {
  for (const { width, leastHeight } of SHOTS) {
    const scale = WIDTH / width;
    const frame = { scale, mostHeight: MOST_HEIGHT / scale, quality: QUALITY };
    const { bytes, height } = await camera.take(width, "webp", frame);
    if (height >= leastHeight) return bytes;
  }
  throw new TypeError("The last shot takes every height.");
}

function chosenStory(block: string, stories: readonly Story[]): readonly Story[] {
  const story = stories.find(({ name }) => name === SHOWN[block]) ?? stories[0];
  return story === undefined ? [] : [story];
}
