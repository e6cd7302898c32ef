import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { nextCommand } from "@courseway/workspace/local";

/** What a build depends on: the app's own files and the version of Next. */
function source(folder: string): string {
  const next = createRequire(import.meta.url).resolve("next/package.json");
  const hash = createHash("sha256").update(readFileSync(next));
  for (const file of globSync("{app/**/*.tsx,next.config.ts}", { cwd: folder }).toSorted()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}

/** Builds one of the bench's own apps if its build is missing or outdated. @throws Error with Next's message */
export function buildBenchApp(folder: string): void {
  const stamp = join(folder, ".next/built-from");
  const now = source(folder);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  console.log(`Building ${basename(folder)}, which the pages are measured beside ...`);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(process.execPath, [nextCommand(folder), "build"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(stamp, now);
}
