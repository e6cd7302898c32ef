/**
 * What `npm start` runs first, with the Node that the machine has and before anything is installed: it answers a
 * misspelt brand or port base at once, offline too, then hands over to pnpm, which installs what is missing.
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");

/** What is wrong with the words behind `npm start`, or null. */
export function problemOf(words, brands) {
  const base = words.indexOf("--port-base");
  const named = words.filter((word, index) => index !== base && (base === -1 || index !== base + 1) && word !== "--");
  const unknown = named.find((word) => !brands.includes(word));
  return unknown === undefined
    ? null
    : `There is no brand "${unknown}". Name one or more of ${brands.join(", ")}, or none for all: npm start ace`;
}

const brandsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const words = process.argv.slice(2);
  const problem = problemOf(words, brandsIn(join(root, "apps")));
  if (problem === null) {
    const child = spawn("npx", ["--yes", "pnpm@12.21.0", "dev", ...words], { cwd: root, stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.once("exit", (code) => process.exit(code ?? 1));
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}
