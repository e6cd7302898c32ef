import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { openBrowser } from "./camera.ts";
import { type Change, changesBetween } from "./compare.ts";
import { type SheetOptions, UsageError } from "./options.ts";
import { serve, type Served } from "./serve.ts";
import { type Cell, shoot } from "./shoot.ts";
import { storiesAt, selectStories } from "./stories.ts";
import { writePage } from "./write-page.ts";

/** What a run needs; builds are passed in, so that a test makes none. */
export interface SheetJob {
  readonly options: SheetOptions;
  /** The sheet's folder; the files of an earlier sheet in it are deleted. */
  readonly out: string;
  /** The folder of this checkout's Storybook. */
  readonly buildNow: () => string;
  /** The folder of another commit's Storybook. */
  readonly buildThen: (ref: string) => string;
  /** Called with the next step. */
  readonly onStep: (step: string) => void;
  /** Creates a function that reports how many stories are done. */
  readonly progress: (what: string) => (done: number, all: number) => void;
}

/** The result of a run. */
export interface MadeSheet {
  readonly cells: readonly Cell[];
  /** Null for a sheet that compares nothing. */
  readonly changes: readonly Change[] | null;
  /** One line for readers. */
  readonly summary: string;
}

/** The resources that are open while a sheet is made. */
interface Open {
  readonly browser: Browser;
  readonly now: Served;
}

/** Makes a contact sheet in a folder. @throws UsageError for a block without a story */
export async function makeSheet(job: SheetJob): Promise<MadeSheet> {
  const { options, out } = job;
  emptied(out);
  const now = await storybookNow(job);
  try {
    selectStories(await storiesAt(now.address), options.blocks);
    const earlier = options.against === null ? null : await storybookThen(job, options.against);
    const browser = await openBrowser();
    try {
      return await (earlier === null
        ? makeStorySheet(job, { browser, now })
        : makeComparison(job, { browser, now, earlier }));
    } finally {
      await browser.close();
      earlier?.close();
    }
  } finally {
    now.close();
  }
}

function storybookThen({ buildThen, onStep }: SheetJob, ref: string): Promise<Served> {
  onStep(`Building the Storybook of ${ref} where it is not kept ...`);
  return serve(buildThen(ref));
}

const OURS = new Set(["index.html", "sheet.css", "sheet.js", "sheet.json", "pictures", "storybook"]);

/** Empties a folder. @throws UsageError if it has files that are not from a sheet */
function emptied(out: string): void {
  const files = existsSync(out) ? readdirSync(out) : [];
  if (files.some((file) => !OURS.has(file))) {
    throw new UsageError(`${out} has files that are no contact sheet's, which would be deleted. Name another --out.`);
  }
  files.forEach((file) => rmSync(join(out, file), { recursive: true }));
  mkdirSync(out, { recursive: true });
}

/** The Storybook of this checkout; a built one is copied next to the sheet, so that links to stories work there. */
async function storybookNow({ options, out, buildNow, onStep }: SheetJob): Promise<Served> {
  if (options.storybook !== null) {
    return { address: `${options.storybook.replace(/\/$/u, "")}/`, close: () => undefined };
  }
  onStep("Building Storybook where its sources changed ...");
  cpSync(buildNow(), join(out, "storybook"), { recursive: true });
  return serve(join(out, "storybook"));
}

async function makeStorySheet({ options, out, progress }: SheetJob, { browser, now }: Open): Promise<MadeSheet> {
  const { address: storybook } = now;
  const stories = selectStories(await storiesAt(storybook), options.blocks);
  const { brands, widths } = options;
  const folder = join(out, "pictures");
  const onProgress = progress("Stories");
  const cells = await shoot({ browser, storybook, stories, brands, widths, folder, format: "webp", onProgress });
  writePage(out, { cells, changes: null, options });
  return { cells, changes: null, summary: summarize(cells) };
}

function summarize(cells: readonly Cell[]): string {
  const failed = cells.filter(({ error }) => error !== null).length;
  const findings = cells.filter(({ findings }) => findings.length > 0).length;
  return `${cells.length} cells, ${findings} with findings of axe, ${failed} that did not render`;
}

async function makeComparison(
  job: SheetJob,
  { browser, now, earlier }: Open & { readonly earlier: Served },
): Promise<MadeSheet> {
  const { options, out, progress } = job;
  const { brands, widths, blocks } = options;
  const stories = selectStories(await storiesAt(now.address), blocks);
  const known = (await storiesAt(earlier.address)).filter(({ block }) => blocks.length === 0 || blocks.includes(block));
  const [before, after, difference] = ["before", "after", "difference"].map((name) => join(out, "pictures", name));
  if (before === undefined || after === undefined || difference === undefined) throw new TypeError("No folder.");
  const common = { browser, brands, widths, format: "png" } as const;
  const was = { ...common, storybook: earlier.address, stories: known, folder: before };
  const is = { ...common, storybook: now.address, stories, folder: after };
  const old = await shoot({ ...was, onProgress: progress(`Stories of ${options.against}`) });
  const cells = await shoot({ ...is, onProgress: progress("Stories of this checkout") });
  const changes = changesBetween(old, cells, { before, after, difference });
  writePage(out, { cells, changes, options });
  return { cells, changes, summary: `${changes.length} of ${cells.length} cells differ from ${options.against}` };
}
