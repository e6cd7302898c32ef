/**
 * `pnpm release:version [--records <folder> --from <version>]`: writes versions and changelogs from the changesets, the
 * upgrade guide's section, and the released public types.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extractReports, packageFolders } from "../api-report/extract.ts";
import { writeReleased } from "../api-report/released.ts";
import { root } from "../local/paths.ts";
import { run } from "../packed/pack.ts";
import { releasePlan } from "./plan.ts";
import { replayed } from "./replayed.ts";
import { upgradeSection, withSection } from "./upgrade-guide.ts";

const file = join(root, "docs/upgrading.md");
const day = new Date().toISOString().slice(0, 10);

await run("pnpm", ["exec", "turbo", "run", "build:packages", "--output-logs=errors-only"], root);
const section = upgradeSection(await releasePlan(), day, replayed(process.argv.slice(2)));
writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, "utf8") : "", section));
writeReleased(extractReports(packageFolders(root)));
await run("pnpm", ["exec", "changeset", "version"], root);
console.log("Versions, changelogs, docs/upgrading.md and docs/api/released are written. Review and commit them.");
