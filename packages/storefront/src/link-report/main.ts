#!/usr/bin/env node
import nextEnv from "@next/env";
import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { envOrExit } from "../env/env-or-exit.ts";
import { runLinkCommand } from "./command.ts";

/*
 * `courseway-links`: the app's own `site.ts` is loaded as it stands, without a build. Node reads TypeScript by itself but
 * for JSX, which esbuild translates.
 */
registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith(".tsx")) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), "utf8"), { loader: "tsx", jsx: "automatic" });
    return { format: "module", source: code, shortCircuit: true };
  },
});
const app = process.cwd();
nextEnv.loadEnvConfig(app, false, { info: () => {}, error: console.error });
envOrExit();
process.exitCode = await runLinkCommand(process.argv.slice(2), {
  links: async (at) => {
    const [{ siteLinks }, { site }] = await Promise.all([
      import("./site-links.tsx"),
      import(pathToFileURL(join(app, "site.ts")).href),
    ]);
    return siteLinks(site, at);
  },
  now: Date.now,
  out: (text) => void process.stdout.write(`${text}\n`),
});
