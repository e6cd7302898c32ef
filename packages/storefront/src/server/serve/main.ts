#!/usr/bin/env node
import nextEnv from "@next/env";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { envOrExit } from "../../site/env/env-or-exit.ts";
import { requireOneCopy } from "../../next-config/one-copy.ts";

/*
 * `courseway-serve [options of next start]`: the environment is checked, then the app's own Next starts in this very
 * process. `next start` says "Ready" before it reads any file of the app, and so before anything there can refuse.
 */
const app = process.cwd();
nextEnv.loadEnvConfig(app, false, { info: () => {}, error: console.error });
envOrExit();
requireOneCopy(app);
// The storefront ends the server itself, without losing a request.
process.env["NEXT_MANUAL_SIG_HANDLE"] = "true";
const manifest = createRequire(join(app, "package.json")).resolve("next/package.json");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a published package's own manifest
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin: { readonly next: string } };
const next = join(dirname(manifest), bin.next);
process.argv.splice(1, 1, next, "start");
await import(pathToFileURL(next).href);
