import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { runCommand } from "../../../../packages/content-client/src/command/command.ts";

const manifest = createRequire(import.meta.url).resolve("@courseway/content-client/package.json");
const { bin } = z
  .object({ bin: z.object({ "courseway-content": z.string() }) })
  .parse(JSON.parse(readFileSync(manifest, "utf8")));
const command = join(dirname(manifest), bin["courseway-content"]);

/** The arguments that name the forty blocks. */
export const BLOCKS = ["--blocks", "@courseway/blocks/declarations"];

/** The command's result: its exit code and what it printed. */
interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `courseway-content` like an operator: in a separate process, in plain Node. */
export const typeContentCommand = (...args: readonly string[]) =>
  new Promise<Answer>((done) => {
    execFile(process.execPath, [command, ...args], { cwd: import.meta.dirname }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });

/** Runs the function behind `courseway-content` in this process, which takes a fraction of a process's time. */
export async function runContentCommand(...args: readonly string[]): Promise<Answer> {
  const printed = { out: "", err: "" };
  const code = await runCommand(args, {
    fetch,
    folder: import.meta.dirname,
    out: (text) => void (printed.out += `${text}\n`),
    err: (text) => void (printed.err += `${text}\n`),
  });
  return { code, ...printed };
}
