import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import type { Change } from "./compare.ts";
import type { SheetOptions } from "./options.ts";
import type { Cell } from "./shoot.ts";

/** The data of the page. */
export interface SheetData {
  readonly cells: readonly Cell[];
  /** The differences; null for a sheet that compares nothing. */
  readonly changes: readonly Change[] | null;
  readonly against: string | null;
  /** The address of the Storybook for the page's links, relative to the page. */
  readonly storybook: string;
}

const PAGE = join(import.meta.dirname, "page");

/** Writes the sheet: a page that works from a folder and from a server, because it contains its data. */
export function writePage(
  out: string,
  shown: Pick<SheetData, "cells" | "changes"> & { readonly options: SheetOptions },
) {
  const { cells, changes, options } = shown;
  const storybook = options.storybook === null ? "storybook/" : `${options.storybook.replace(/\/$/u, "")}/`;
  const data: SheetData = { cells: changes === null ? cells : [], changes, against: options.against, storybook };
  const script = transformSync(readFileSync(join(PAGE, "sheet.ts"), "utf8"), { loader: "ts" }).code;
  const html = readFileSync(join(PAGE, "index.html"), "utf8")
    // A function, because a replacement's text has special characters.
    .replace("</style>", () => `${readFileSync(join(PAGE, "sheet.css"), "utf8")}</style>`)
    .replace('id="data">', (tag) => `${tag}${JSON.stringify(data).replaceAll("<", "\\u003c")}`)
    .replace('<script type="module">', (tag) => `${tag}${script}`);
  writeFileSync(join(out, "index.html"), html);
}
