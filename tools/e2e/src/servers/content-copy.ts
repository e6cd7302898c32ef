import { type BrandName, brandNames, root } from "@courseway/workspace/local";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, dataFolder } from "../environment.ts";

/** A page of a type for which the sites have no template. [RT-024] */
export const LEGACY_PAGE = "an-old-page";

const legacyPage = "typeHandle: legacyPage\ntitle: An old page\n";

/** Creates a fresh copy of the sandbox's content whose index page links to the sites under test. */
export function copyContent(of: "shared" | "faults", getSite: (brand: BrandName) => string): void {
  const folder = contentFolder(of);
  rmSync(folder, { recursive: true, force: true });
  rmSync(dataFolder(of), { recursive: true, force: true });
  cpSync(join(root, "tools/sandbox/content"), folder, { recursive: true });
  for (const brand of brandNames) {
    const file = join(folder, brand, "brand.yaml");
    writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()}\napp: ${getSite(brand)}\n`);
  }
  writeFileSync(join(folder, "ace/pages", `${LEGACY_PAGE}.yaml`), legacyPage);
}
