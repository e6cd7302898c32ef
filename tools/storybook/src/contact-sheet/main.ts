/** `pnpm contact-sheet [--block …] [--brand …] [--width …] [--against <git ref>]`: every block under every brand in one page; `--gray`: the homes. */
import { root } from "@courseway/workspace/local";
import { join, relative } from "node:path";
import { buildCheckout, buildRef, resolveCommit } from "./builds.ts";
import { makeGraySheet } from "./gray-sheet/make-gray-sheet.ts";
import { startBuiltSites } from "./gray-sheet/built-sites.ts";
import { makeSheet } from "./make-sheet.ts";
import { optionsFrom, type SheetOptions, USAGE, UsageError } from "./options.ts";
import { serve } from "./serve.ts";

const OUT = join(root, "tools/storybook/contact-sheet");

const IMAGES = join(root, "docs/images");

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
  if (options.gray) return makeGray(options);
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

async function makeGray({ brands, widths, out }: SheetOptions): Promise<void> {
  const sites = await startBuiltSites(brands);
  try {
    const files = await makeGraySheet({ homes: sites.homes, widths, out: out ?? IMAGES, onStep: console.log });
    for (const { path, bytes } of files)
      console.log(`${relative(process.cwd(), path)}: ${Math.round(bytes / 1024)} KB`);
  } finally {
    await sites.stop();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
