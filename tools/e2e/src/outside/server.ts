import { freePort, waitFor } from "@courseway/workspace/local";
import { spawn } from "node:child_process";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Check } from "./visits.ts";

const { PATH = "", HOME = "" } = process.env;
const plain = { PATH, HOME, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;

function start(script: string, cwd: string, options: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(cwd, script), ...options], {
    cwd,
    env: { ...plain, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, output: () => output };
}

export interface RunningApp {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** Waits for the app at `url`. @throws Error with the app's output */
async function whenUp(url: string, { child, ended, output }: ReturnType<typeof start>): Promise<RunningApp> {
  await waitFor(`${url}/healthz/`, 30_000, () => child.exitCode !== null).catch((cause: unknown) => {
    child.kill();
    throw new Error(`The app did not start. It printed:\n${output()}`, { cause });
  });
  return { url, stop: () => (child.kill(), ended) };
}

const remotes = (sandbox: string, url: string): Readonly<Record<string, string>> => ({
  CONTENT_URL: `${sandbox}/content/craft5/graphql`,
  COMMERCE_URL: `${sandbox}/commerce/api`,
  COMMERCE_USER: "sandbox",
  COMMERCE_PASSWORD: "sandbox",
  CHECKOUT_URL: `${sandbox}/checkout`,
  SITE_URL: url,
});

const COMMAND = "node_modules/.bin/courseway-serve";

/** Starts the built app on a loopback address, with the sandbox for content and commerce. */
export async function startApp(folder: string, sandbox: string): Promise<RunningApp> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  return whenUp(url, start(COMMAND, folder, ["-H", "127.0.0.1", "-p", port], remotes(sandbox, url)));
}

/** Starts the standalone build as a container does, bound to the machine's own host name. */
export async function startStandalone(folder: string, sandbox: string): Promise<RunningApp> {
  const port = String(await freePort());
  const url = `http://${hostname()}:${port}`;
  const env = { ...remotes(sandbox, url), HOSTNAME: hostname(), PORT: port };
  return whenUp(url, start("server.js", join(folder, ".next/standalone"), [], env));
}

/** Checks that without CONTENT_URL the process exits and names what is missing. */
export const startWithoutEnvironment = (folder: string): Check => ({
  title: "a start without CONTENT_URL ends with code 1, never says Ready, and names the variable and what it is for",
  passes: async () => {
    const { child, ended, output } = start(COMMAND, folder, ["-p", String(await freePort())], {});
    const limit = setTimeout(() => child.kill("SIGKILL"), 15_000);
    const code = await ended;
    clearTimeout(limit);
    const namesVariable = output().includes("CONTENT_URL: is missing (GraphQL endpoint of the content API)");
    return (
      (code === 1 && namesVariable && !output().includes("Ready")) || `It ended with ${code} and printed:\n${output()}`
    );
  },
});
