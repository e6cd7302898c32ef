import { waitFor } from "@courseway/workspace/local";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { Check } from "./visits.ts";

const plain = { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", NEXT_TELEMETRY_DISABLED: "1" };

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

function start(next: string, cwd: string, options: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [next, "start", ...options], { cwd, env: { ...plain, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, said: () => said };
}

export interface RunningApp {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** The built app on a loopback address, with the sandbox for content and commerce. @throws Error with what it printed */
export async function startApp(next: string, folder: string, sandbox: string): Promise<RunningApp> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, ended, said } = start(next, folder, ["-H", "127.0.0.1", "-p", String(port)], {
    CONTENT_URL: `${sandbox}/content/craft5/graphql`,
    COMMERCE_URL: `${sandbox}/commerce/api`,
    COMMERCE_USER: "sandbox",
    COMMERCE_PASSWORD: "sandbox",
    CHECKOUT_URL: `${sandbox}/checkout`,
    SITE_URL: url,
  });
  await waitFor(`${url}/healthz/`, 30_000, () => child.exitCode !== null).catch((cause: unknown) => {
    throw new Error(`The app did not start. It printed:\n${said()}`, { cause });
  });
  return { url, stop: () => (child.kill(), ended) };
}

/** Without CONTENT_URL the process ends and says what is missing. */
export const startWithoutEnvironment = (next: string, folder: string): Check => ({
  title: "a start without CONTENT_URL ends with code 1 and names the variable and what it is for",
  holds: async () => {
    const { child, ended, said } = start(next, folder, ["-p", String(await freePort())], {});
    const limit = setTimeout(() => child.kill("SIGKILL"), 15_000);
    const code = await ended;
    clearTimeout(limit);
    const isTold = said().includes("CONTENT_URL: is missing (GraphQL endpoint of the content API)");
    return (code === 1 && isTold) || `It ended with ${code} and printed:\n${said()}`;
  },
});
