import { brandNames, getAppFolder, isBuilt } from "@courseway/workspace/local";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { grouped } from "../local/number.ts";
import { table } from "../local/table.ts";
import { STYLES_LIMIT, stylesFault, styleSheet } from "./styles.ts";

/** Measures the style sheet of every built site and prints it. @returns the faults, one text for each site */
export function checkStyles(): readonly string[] {
  const built = brandNames.filter((brand) => isBuilt(getAppFolder(brand)));
  const sheets = built.map((brand) => {
    const folder = join(getAppFolder(brand), ".next/static");
    return styleSheet(
      brand,
      globSync("**/*.css", { cwd: folder }).map((file) => readFileSync(join(folder, file))),
    );
  });
  console.log("\nStyle sheets, bytes after gzip -9");
  const rows = sheets.map(({ brand, gzip }) => [brand, grouped(gzip), grouped(STYLES_LIMIT)]);
  console.log(table([["site", "bytes", "budget"], ...rows]));
  return sheets.flatMap((sheet) => stylesFault(sheet) ?? []);
}
