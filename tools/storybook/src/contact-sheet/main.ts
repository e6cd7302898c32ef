/** `pnpm contact-sheet [--block …] [--brand …] [--width …] [--against <git ref>]`: every block under every brand in one page. */
import { root } from "@courseway/workspace/local";
import { join, relative } from "node:path";
import { buildCheckout, buildRef, resolveCommit } from "./builds.ts";
import { makeSheet } from "./make-sheet.ts";
import { optionsFrom, USAGE, UsageError } from "./options.ts";
import { serve } from "./serve.ts";

const OUT = join(root, "tools/storybook/contact-sheet");

/** Prints the progress of a run, on one line of a terminal; a log gets a line now and then. */
function progress(what: string): (done: number, all: number) => void {
  let printedAt = 0;
  return (done, all) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${what}: ${done} of ${all}${done === all ? "\n" : ""}`);
    else if (done === all || Date.now() - printedAt > 15_000) {
      printedAt = Date.now();
      console.log(`${what}: ${done} of ${all}`);
    }
  };
}

async function main(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2));
  if (options === null) {
    console.log(USAGE);
    return;
  }
  if (options.against !== null) resolveCommit(options.against);
  const out = options.out ?? OUT;
  const began = performance.now();
  const made = await makeSheet({
    options,
    out,
    buildNow: buildCheckout,
    buildThen: buildRef,
    onStep: console.log,
    progress,
  });
  console.log(`${made.summary} (${Math.round((performance.now() - began) / 1000)} s)`);
  console.log(`Open ${join(relative(process.cwd(), out), "index.html")}`);
  if (!options.serve) return;
  const { address } = await serve(out);
  console.log(`Served at ${address} until Ctrl-C`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
