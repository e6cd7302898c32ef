import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { emptyFolder, nextArguments } from "../local/sites.ts";

const stamp = join(emptyFolder, ".next/built-from");

/** What the build depends on: the app's own files and the version of Next. */
function source(): string {
  const next = createRequire(import.meta.url).resolve("next/package.json");
  const hash = createHash("sha256").update(readFileSync(next));
  for (const file of globSync("{app/*,next.config.ts}", { cwd: emptyFolder }).toSorted()) {
    hash.update(file).update(readFileSync(join(emptyFolder, file)));
  }
  return hash.digest("hex");
}

/** Builds the empty app where its build is missing or of other files. @throws Error with Next's own words */
export function buildEmptyApp(): void {
  const now = source();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  console.log("Building the empty app, whose scripts are the floor ...");
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(process.execPath, nextArguments(emptyFolder, "build"), {
    cwd: emptyFolder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(stamp, now);
}
