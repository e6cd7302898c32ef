#!/usr/bin/env node
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { VITALS_USAGE, vitalsReport } from "./command.ts";

async function* readLines(files: readonly string[]): AsyncGenerator<string> {
  const inputs = files.length === 0 ? [process.stdin] : files.map((file) => createReadStream(file));
  for (const input of inputs) yield* createInterface({ input });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" }, json: { type: "boolean", default: false } },
});
if (values.help) process.stdout.write(VITALS_USAGE);
else
  try {
    process.stdout.write(await vitalsReport(readLines(positionals), { isJson: values.json }));
  } catch (error) {
    console.error(`The logs could not be read: ${String(error)}. Give files that exist, or pipe a log in.`);
    process.exitCode = 1;
  }
