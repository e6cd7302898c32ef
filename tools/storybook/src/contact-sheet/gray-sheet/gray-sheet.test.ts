import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../camera.ts";
import { optionsFrom, UsageError } from "../options.ts";
import { makeGraySheet } from "./make-gray-sheet.ts";

/** Homes with a red bar at the top and a blue one at the end, so that a lost end or a color is seen. */
const HEIGHTS: Readonly<Record<string, number>> = { "/short/": 900, "/long/": 3000 };
const buildHome = (height: number) =>
  `<!doctype html><body style="margin:0"><div style="height:100px;background:#f00"></div><div style="height:${height - 200}px"></div><div style="height:100px;background:#00f"></div>`;

const out = mkdtempSync(join(tmpdir(), "gray-sheet-test-"));
let server: Server;
let address = "";
beforeAll(async () => {
  server = createServer(({ url = "" }, answer) => {
    const height = HEIGHTS[url];
    answer.writeHead(height === undefined ? 500 : 200, { "content-type": "text/html" });
    answer.end(height === undefined ? "Down" : buildHome(height));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const listening = server.address();
  address = `http://127.0.0.1:${typeof listening === "object" ? listening?.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(out, { recursive: true });
});

const make = (...brands: readonly string[]) =>
  makeGraySheet({
    homes: brands.map((brand) => ({ brand, url: `${address}/${brand}/` })),
    widths: [390],
    out,
    onStep: () => undefined,
  });

/** The colors of a picture: where columns of them stand, and whether any has a hue. */
async function readPicture(path: string) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(`<img src="data:image/webp;base64,${readFileSync(path).toString("base64")}">`);
    return await page.evaluate(async () => {
      const [image] = document.images;
      if (image === undefined) throw new TypeError("No picture.");
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
      const at = (x: number, y: number) => data[(y * width + x) * 4] ?? 255;
      const hasHue = data.some((value, index) => index % 4 === 0 && Math.abs(value - (data[index + 2] ?? 0)) > 8);
      /** The stretches of dark px along a line. */
      const stretches = (length: number, isDark: (step: number) => boolean): readonly (readonly [number, number])[] => {
        const found: [number, number][] = [];
        for (let step = 0; step < length; step += 1) {
          const last = found.at(-1);
          if (!isDark(step)) continue;
          if (last?.[1] === step - 1) last[1] = step;
          else found.push([step, step]);
        }
        return found;
      };
      const bars = stretches(width, (x) => at(x, 20) < 120);
      return {
        width,
        hasHue,
        bars,
        ends: bars.map(([from, to]) =>
          stretches(height, (y) => at(Math.round((from + to) / 2), y) < 120).filter(([top, end]) => end - top > 4),
        ),
      };
    });
  } finally {
    await browser.close();
  }
}

test("whole homes stand in a row of one height that fills the sheet, without colors", async () => {
  const written = (await make("short", "long")).find(({ path }) => path === join(out, "homes-gray-390.webp"));
  expect(written?.bytes).toBeLessThanOrEqual(400 * 1024);

  const { width, hasHue, bars, ends } = await readPicture(written?.path ?? "");
  expect(hasHue).toBe(false);
  const [short, long] = bars;
  expect(short?.[0]).toBeLessThan(20);
  expect(width - (long?.[1] ?? 0)).toBeLessThan(20);
  // Both bars of each home are in the picture, and the last ones end at the same height.
  expect(ends.map((stretches) => stretches.length)).toEqual([2, 2]);
  const [shortEnd, longEnd] = ends.map((stretches) => stretches[1]?.[1] ?? 0);
  expect(Math.abs((shortEnd ?? 0) - (longEnd ?? 0))).toBeLessThan(4);
}, 60_000);

test("each home's first screen is a picture in color", async () => {
  await make("short");
  expect(await readPicture(join(out, "short-home.webp"))).toMatchObject({ width: 640, hasHue: true });
}, 60_000);

test("says which home does not answer", async () => {
  await expect(make("down")).rejects.toThrow(`${address}/down/ answered 500.`);
}, 60_000);

test("takes brands and widths, and refuses what is about blocks", () => {
  expect(optionsFrom(["--gray"])).toMatchObject({ gray: true, widths: [390, 1280] });
  expect(optionsFrom(["--gray", "--brand", "dec", "--width", "390"])).toMatchObject({ brands: ["dec"], widths: [390] });
  expect(() => optionsFrom(["--gray", "--block", "homeHero"])).toThrow(
    new UsageError("--gray shows homes, so --block has no meaning. Leave one of them out."),
  );
});
