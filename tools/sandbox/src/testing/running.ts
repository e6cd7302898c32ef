import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startSandbox, type RunningSandbox } from "../server/start.ts";

const root = join(import.meta.dirname, "..", "..");

/** 21 November 2026, noon in Chicago. */
export const NOW = Date.UTC(2026, 10, 21, 18);

/** A sandbox for one test file, on a free port, with a copy of the content that a test may edit. */
export interface TestSandbox {
  readonly url: string;
  readonly contentDir: string;
  readonly dataDir: string;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  restart(): Promise<void>;
}

/** Starts a sandbox before the file's tests and stops it after them. */
export function runningSandbox(): TestSandbox {
  const dir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const contentDir = join(dir, "content");
  const dataDir = join(dir, "var");
  cpSync(join(root, "content"), contentDir, { recursive: true });
  let running: RunningSandbox | null = null;
  const url = () => running?.url ?? "";
  const start = async () => {
    running = await startSandbox({ port: 0, contentDir, dataDir, now: () => NOW, log: () => undefined });
  };

  beforeAll(start);
  afterAll(async () => {
    await running?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  return {
    get url() {
      return url();
    },
    contentDir,
    dataDir,
    post: (path, body, headers = {}) =>
      fetch(`${url()}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    restart: async () => {
      await running?.close();
      await start();
    },
  };
}
