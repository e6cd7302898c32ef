#!/usr/bin/env node
import nextEnv from "@next/env";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { envOrExit } from "../../site/env/read-env.ts";
import { requireOneCopy } from "../../next-config/one-copy.ts";

/*
 * `courseway-serve [options of next start]`: checks the environment, then starts the app's own Next in this process. `next start` itself
 * prints "Ready" before it reads any file of the app, so nothing there could refuse to start.
 */
const app = process.cwd();
nextEnv.loadEnvConfig(app, false, { info: () => {}, error: console.error });
envOrExit();
requireOneCopy(app);
// The storefront shuts the server down itself, without losing a request.
process.env["NEXT_MANUAL_SIG_HANDLE"] = "true";
const manifest = createRequire(join(app, "package.json")).resolve("next/package.json");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a published package's own manifest
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin: { readonly next: string } };
const next = join(dirname(manifest), bin.next);
process.argv.splice(1, 1, next, "start");
await import(pathToFileURL(next).href);
