import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { Camera, type PictureFormat } from "./camera.ts";
import { type AxeFinding, readFindings, ScriptScale, type Weight, weighStory } from "./measures.ts";
import { type Story, storiesAt } from "./stories.ts";

/** One story under one brand at one width. */
export interface Cell {
  readonly story: string;
  readonly block: string;
  readonly name: string;
  readonly brand: string;
  /** In CSS px. */
  readonly width: number;
  /** The picture's file name, and its height in px; null if the story did not render. */
  readonly picture: string | null;
  readonly height: number;
  readonly weight: Weight;
  readonly findings: readonly AxeFinding[];
  /** Why the story did not render, or null. */
  readonly error: string | null;
}

/** The stories to photograph, and where to put the pictures. */
export interface Shoot {
  readonly browser: Browser;
  readonly storybook: string;
  readonly stories: readonly Story[];
  readonly brands: readonly string[];
  readonly widths: readonly number[];
  /** The folder of the pictures. */
  readonly folder: string;
  readonly format: PictureFormat;
  /** Called after each story. */
  readonly onProgress: (done: number, all: number) => void;
}

interface Task {
  readonly story: Story;
  readonly brand: string;
}

/** The number of pages that take pictures at once: more would be slower on a machine with two cores. */
const PAGES = 2;

/** Takes every picture and measures its story. The cells are in the order of brands and stories. */
export async function shoot(job: Shoot): Promise<readonly Cell[]> {
  mkdirSync(job.folder, { recursive: true });
  const tasks = job.brands.flatMap((brand) => job.stories.map((story) => ({ story, brand })));
  const share = Math.ceil(tasks.length / PAGES);
  const shares = Array.from({ length: PAGES }, (_, page) => tasks.slice(page * share, (page + 1) * share));
  const scripts = new ScriptScale();
  let done = 0;
  await weighStorybook(job, scripts);
  const work = async (mine: readonly Task[]): Promise<readonly Cell[]> => {
    const camera = await Camera.open(job.browser, job.storybook);
    const cells: Cell[] = [];
    for (const task of mine) {
      cells.push(...(await shootStory(camera, job, task, scripts)));
      done += 1;
      job.onProgress(done, tasks.length);
    }
    await camera.close();
    return cells;
  };
  const cells = await Promise.all(shares.filter((mine) => mine.length > 0).map(work));
  // A script is the same under every brand, so it is measured under the first one only.
  return cells.flat().map((cell) => ({ ...cell, weight: { ...cell.weight, script: scripts.of(cell.story) } }));
}

/** A block without any code: what the browser loads for it is Storybook's own. */
const BARE_BLOCK = "anchor";

async function weighStorybook({ browser, storybook }: Shoot, scripts: ScriptScale): Promise<void> {
  const bare = (await storiesAt(storybook)).find(({ block }) => block === BARE_BLOCK);
  if (bare === undefined) return;
  const camera = await Camera.open(browser, storybook);
  await camera.show(bare.id, "ace", true);
  scripts.ignore(camera.scripts);
  await camera.close();
}

async function shootStory(
  camera: Camera,
  job: Shoot,
  { story, brand }: Task,
  scripts: ScriptScale,
): Promise<readonly Cell[]> {
  const isFirst = brand === job.brands[0];
  const about = { story: story.id, block: story.block, name: story.name, brand };
  try {
    const page = await camera.show(story.id, brand, isFirst);
    if (isFirst) await scripts.weigh(story.id, camera.scripts);
    const weight = { ...(await weighStory(page)), script: null };
    const cells: Cell[] = [];
    for (const width of job.widths) {
      const { bytes, height } = await camera.take(width, job.format);
      const picture = `${story.id}.${brand}.${width}.${job.format}`;
      writeFileSync(join(job.folder, picture), bytes);
      cells.push({ ...about, width, picture, height, weight, findings: await readFindings(page), error: null });
    }
    return cells;
  } catch (error) {
    if (!job.browser.isConnected()) throw error;
    const nothing = { picture: null, height: 0, weight: { html: 0, css: 0, script: null }, findings: [] };
    const why = error instanceof Error ? error.message : String(error);
    return job.widths.map((width) => ({ ...about, ...nothing, width, error: why }));
  }
}
