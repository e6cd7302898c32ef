/**
 * The first script of `npm start`, run with the machine's own Node and before anything is installed. It immediately
 * reports a misspelled brand or port base, also offline, lets pnpm install what is missing, then starts the sites.
 *
 * INT, TERM, a closed terminal and the end of npm stop it together with everything that it started. For this, no shell
 * and no npx runs between it and the sites: those exit without forwarding the signal.
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");

/** The problem with the arguments of `npm start`; null if there is none. */
export function findProblem(words, brands) {
  const base = words.indexOf("--port-base");
  const named = words.filter((word, index) => index !== base && (base === -1 || index !== base + 1) && word !== "--");
  const unknown = named.find((word) => !brands.includes(word));
  return unknown === undefined
    ? null
    : `There is no brand "${unknown}". Name one or more of ${brands.join(", ")}, or none for all: npm start ace`;
}

/** Calls `end` once: on INT and TERM, when the terminal closes, and when the parent process has ended. */
export function onEnd(end) {
  let isEnding = false;
  const parent = process.ppid;
  const once = () => {
    if (!isEnding) end();
    isEnding = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, once);
  setInterval(() => process.ppid !== parent && once(), 500).unref();
}

const brandsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Runs the commands one after another until one fails or all are done, and exits with the last one's exit code. */
async function runAll(commands) {
  // The Node that pnpm installed has priority over the machine's.
  const env = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}` };
  let child;
  let isEnding = false;
  onEnd(() => {
    isEnding = true;
    // Each command leads a process group, so that the signal also reaches npx's children.
    if (child !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
  });
  for (const [file, ...words] of commands) {
    child = spawn(file, words, { cwd: root, stdio: "inherit", env, detached: true });
    const code = await new Promise((done) => child.once("exit", done));
    process.exitCode = code ?? 1;
    if (isEnding || code !== 0) return;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const words = process.argv.slice(2);
  const problem = findProblem(words, brandsIn(join(root, "apps")));
  if (problem === null) {
    await runAll([
      ["npx", "--yes", "pnpm@12.21.0", "exec", "node", "--eval", "0"],
      ["node", "tools/workspace/src/start/main.ts", ...words],
    ]);
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}
