import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";

const manifest = createRequire(import.meta.url).resolve("@courseway/content-client/package.json");
const { bin } = z
  .object({ bin: z.object({ "courseway-content": z.string() }) })
  .parse(JSON.parse(readFileSync(manifest, "utf8")));
const command = join(dirname(manifest), bin["courseway-content"]);

/** The arguments that name the forty blocks. */
export const BLOCKS = ["--blocks", "@courseway/blocks/declarations"];

/** Runs `courseway-content` like an operator: in a separate process, in plain Node. */
export const runContentCommand = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(process.execPath, [command, ...args], { cwd: import.meta.dirname }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });
