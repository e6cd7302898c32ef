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
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, said: () => said };
}

export interface RunningApp {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** Waits for the app at `url`. @throws Error with what it printed */
async function whenUp(url: string, { child, ended, said }: ReturnType<typeof start>): Promise<RunningApp> {
  await waitFor(`${url}/healthz/`, 30_000, () => child.exitCode !== null).catch((cause: unknown) => {
    child.kill();
    throw new Error(`The app did not start. It printed:\n${said()}`, { cause });
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

/** The built app on a loopback address, with the sandbox for content and commerce. */
export async function startApp(folder: string, sandbox: string): Promise<RunningApp> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  return whenUp(url, start(COMMAND, folder, ["-H", "127.0.0.1", "-p", port], remotes(sandbox, url)));
}

/** The standalone build as a container runs it, bound to the machine's own name. */
export async function startStandalone(folder: string, sandbox: string): Promise<RunningApp> {
  const port = String(await freePort());
  const url = `http://${hostname()}:${port}`;
  const env = { ...remotes(sandbox, url), HOSTNAME: hostname(), PORT: port };
  return whenUp(url, start("server.js", join(folder, ".next/standalone"), [], env));
}

/** Without CONTENT_URL the process ends and says what is missing. */
export const startWithoutEnvironment = (folder: string): Check => ({
  title: "a start without CONTENT_URL ends with code 1, never says Ready, and names the variable and what it is for",
  holds: async () => {
    const { child, ended, said } = start(COMMAND, folder, ["-p", String(await freePort())], {});
    const limit = setTimeout(() => child.kill("SIGKILL"), 15_000);
    const code = await ended;
    clearTimeout(limit);
    const isTold = said().includes("CONTENT_URL: is missing (GraphQL endpoint of the content API)");
    return (code === 1 && isTold && !said().includes("Ready")) || `It ended with ${code} and printed:\n${said()}`;
  },
});
