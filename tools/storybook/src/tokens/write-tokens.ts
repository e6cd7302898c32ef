import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@courseway/workspace/local";
import { designTokens } from "./design-tokens.ts";

const THEMES = join(root, "packages/ui/src/themes");

/** Reads each theme's style sheet, by brand. */
export async function readThemes(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(THEMES)).filter((file) => file.endsWith(".css"));
  const read = async (file: string) =>
    [file.slice(0, -".css".length), await readFile(join(THEMES, file), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Writes `<brand>.tokens.json` for every brand. @returns the files' names */
export async function writeTokens(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const themes = [...(await readThemes())];
  return Promise.all(
    themes.map(async ([brand, css]) => {
      const file = `${brand}.tokens.json`;
      await writeFile(join(folder, file), `${JSON.stringify(designTokens(brand, css), null, 2)}\n`);
      return file;
    }),
  );
}
