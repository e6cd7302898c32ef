import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { VITALS_USAGE, vitalsReport } from "./command.ts";

async function* readLines(files: readonly string[]): AsyncGenerator<string> {
  const inputs = files.length === 0 ? [process.stdin] : files.map((file) => createReadStream(file));
  for (const input of inputs) yield* createInterface({ input });
}

/** Runs `courseway-vitals` on files or what comes in, and prints to the process's output. @returns the exit code */
export async function runVitals(args: readonly string[]): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" }, json: { type: "boolean", default: false } },
  });
  if (values.help) {
    process.stdout.write(VITALS_USAGE);
    return 0;
  }
  try {
    process.stdout.write(await vitalsReport(readLines(positionals), { isJson: values.json }));
    return 0;
  } catch (error) {
    console.error(`The logs could not be read: ${String(error)}. Give files that exist, or pipe a log in.`);
    return 1;
  }
}
