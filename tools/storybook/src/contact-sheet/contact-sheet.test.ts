import { root } from "@courseway/workspace/local";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./camera.ts";
import { type MadeSheet, makeSheet } from "./make-sheet.ts";
import { optionsFrom, UsageError } from "./options.ts";
import { type TinyStory, writeTinyStorybook } from "./tiny-storybook.ts";

const folder = mkdtempSync(join(tmpdir(), "contact-sheet-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const stories: Readonly<Record<string, TinyStory>> = {
  "anchor/named": { html: "<p>Nothing</p>" },
  "hero/plain": { html: "<h2>Learn at home</h2>" },
  "hero/wide": { html: '<div class="wide"><h2>Learn at home</h2><p>At your own pace.</p></div>' },
  "hero/picture": { html: '<img src="data:," width="20" height="20">' },
  "builder/whole": { html: "<h2>Build</h2>", script: `export const words = "${"island ".repeat(20)}";` },
  "builder/broken": { html: "", error: "The states are missing." },
};
const changed = {
  ...stories,
  "hero/plain": { html: "<h2>Learn at home, at your own pace</h2>" },
  "hero/new": { html: "<h2>New</h2>" },
};

function run(words: string, out: string): Promise<MadeSheet> {
  const options = optionsFrom(words.split(" "));
  if (options === null) throw new TypeError("The words ask for help.");
  return makeSheet({
    options,
    out: join(folder, out),
    buildNow: () => writeTinyStorybook(join(folder, "now"), changed),
    buildThen: () => writeTinyStorybook(join(folder, "then"), { ...stories, "hero/old": { html: "<h2>Old</h2>" } }),
    onStep: () => undefined,
    progress: () => () => undefined,
  });
}

describe("a sheet of two brands at two widths", () => {
  let made: MadeSheet;
  beforeAll(async () => {
    made = await run("--block hero,builder --brand ace,mtg --width 390,768", "whole");
  }, 60_000);
  const listCells = (name: string) => made.cells.filter((cell) => cell.name === name);

  test("has a cell for each example, brand and width, and a picture of that width in each", () => {
    expect(made.cells).toHaveLength(6 * 2 * 2);
    expect(listCells("wide").map(({ brand, width }) => `${brand} ${width}`)).toEqual([
      "ace 390",
      "ace 768",
      "mtg 390",
      "mtg 768",
    ]);
    const pictures = readdirSync(join(folder, "whole/pictures"));
    expect(pictures.toSorted()).toEqual(made.cells.flatMap(({ picture }) => picture ?? []).toSorted());
    expect(listCells("wide")[0]?.height).toBeGreaterThan(listCells("plain")[0]?.height ?? Infinity);
  });

  test("weighs what the example draws, the rules that meet it, and the code that it loads for itself", () => {
    const [plain, wide, whole] = ["plain", "wide", "whole"].map((name) => listCells(name)[0]?.weight);
    expect(wide?.html).toBeGreaterThan(plain?.html ?? Infinity);
    expect(wide?.css).toBeGreaterThan(plain?.css ?? Infinity);
    expect(plain?.script).toBe(0);
    expect(whole?.script).toBeGreaterThan(20);
    expect(listCells("whole").every(({ weight }) => weight.script === whole?.script)).toBe(true);
  });

  test("says what axe finds, and nothing where it finds nothing", () => {
    expect(listCells("picture")[0]?.findings).toMatchObject([{ rule: "image-alt", elements: 1 }]);
    expect(listCells("plain")[0]?.findings).toEqual([]);
  });

  test("says why an example does not render, and goes on with the others", () => {
    expect(listCells("broken").map(({ error, picture }) => [error, picture])).toEqual(
      Array.from({ length: 4 }, () => ["The states are missing.", null]),
    );
    expect(made.summary).toBe("24 cells, 4 with findings of axe, 4 that did not render");
  });

  test("opens from its folder, filters, remembers that in its address, and leads to the stories", async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(pathToFileURL(join(folder, "whole/index.html")).href);
      expect(await page.locator("main img").count()).toBe(20);

      await page.getByLabel("Block").selectOption("hero");
      await page.getByLabel("mtg").uncheck();
      await page.getByLabel("Only with findings").check();
      expect(await page.getByRole("status").textContent()).toBe("2 of 24 pictures");

      await page.reload();
      expect(await page.locator("main img").count()).toBe(2);
      expect(await page.locator("main a").first().getAttribute("href")).toBe(
        "storybook/?path=/story/blocks-hero--picture&globals=brand:ace",
      );
      await page.getByRole("button", { name: "hero, picture, ace, 390 px" }).click();
      await page.keyboard.press("ArrowRight");
      expect(await page.getByRole("dialog").getByRole("heading").textContent()).toBe("hero: picture, ace, 768 px");
    } finally {
      await browser.close();
    }
  }, 30_000);
});

describe("a sheet against another commit", () => {
  let made: MadeSheet;
  beforeAll(async () => {
    made = await run("--block hero --brand ace --width 390 --against main", "against");
  }, 60_000);

  test("has what changed, what is new and what is gone, and nothing else", () => {
    const words = made.changes?.map(({ before, after }) => `${before?.name ?? "–"} → ${after?.name ?? "–"}`);
    expect(words).toEqual(["plain → plain", "– → new", "old → –"]);
    expect(made.summary).toBe("3 of 4 cells differ from main");
  });

  test("shows how it was, how it is, and where it differs", () => {
    const name = "blocks-hero--plain.ace.390.png";
    const [change] = made.changes ?? [];
    expect(change?.difference).toMatchObject({ picture: name });
    expect(change?.difference?.pixels).toBeGreaterThan(50);
    for (const kind of ["before", "after", "difference"]) {
      expect(PNG.sync.read(readFileSync(join(folder, "against/pictures", kind, name))).width).toBe(390);
    }
  });

  test("keeps no picture of what is the same", () => {
    expect(existsSync(join(folder, "against/pictures/after/blocks-hero--wide.ace.390.png"))).toBe(false);
  });
});

describe("says what is wrong and what there is", () => {
  test.each([
    ["--brand acme", 'There is no brand "acme". Name some of aarp, ace, dec, ids, ins, mtg.'],
    ["--width 400", 'There is no width "400". Name some of 390, 768, 1280.'],
    ["--colour red", "Unknown option '--colour'. pnpm contact-sheet --help lists the options."],
  ])("for %s", (words, message) => {
    expect(() => optionsFrom(words.split(" "))).toThrow(new UsageError(message));
  });

  test("for a block without a story", async () => {
    await expect(run("--block heroes --brand ace", "unknown")).rejects.toThrow(
      'There is no block "heroes". Name some of anchor, hero, builder.',
    );
  });

  test("for a folder with other files, which it leaves alone", async () => {
    const existing = join(folder, "then.txt");
    writeFileSync(existing, "mine");
    await expect(run("--brand ace", ".")).rejects.toThrow("has files that are no contact sheet's");
    expect(readFileSync(existing, "utf8")).toBe("mine");
  });

  test("for a ref that git does not know, before anything is built", () => {
    const main = join(import.meta.dirname, "main.ts");
    const { status, stderr } = spawnSync(process.execPath, [main, "--against", "no/such-branch"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(stderr).toContain('Git knows no "no/such-branch" to compare with.');
    expect(status).toBe(2);
  }, 30_000);
});
