import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandNames } from "@courseway/workspace/local";
import { sceneSvg } from "./scene.ts";

const FOLDER = join(import.meta.dirname, "../../public/scenes");

/** Writes each brand's scene as a file: content takes pictures by address only. */
export async function writeScenes(folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(brandNames.map((brand) => writeFile(join(folder, `${brand}.svg`), sceneSvg(brand))));
}
