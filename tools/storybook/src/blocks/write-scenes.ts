import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandDrawings } from "@courseway/sandbox/drawings";
import { brandNames } from "@courseway/workspace/local";

const FOLDER = join(import.meta.dirname, "../../public/scenes");

/** Writes each brand's drawings as files, because content refers to pictures by address only. */
export async function writeScenes(folder = FOLDER): Promise<void> {
  await Promise.all(
    brandNames.map(async (brand) => {
      await mkdir(join(folder, brand), { recursive: true });
      const drawings = [...brandDrawings(brand)];
      await writeFile(join(folder, brand, "index.json"), JSON.stringify(drawings.map(([file]) => file)));
      await Promise.all(drawings.map(([file, svg]) => writeFile(join(folder, brand, file), svg)));
    }),
  );
}
