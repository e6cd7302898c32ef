#!/usr/bin/env node
import nextEnv from "@next/env";
import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { envOrExit } from "../env/env-or-exit.ts";
import { runLinkCommand } from "./command.ts";

/** Exports as they are written, and as a build lists them. */
const EXPORTED = /^export (?:(?:async )?(?:function|const) (?<name>\w+)|\{(?<list>[^}]+)\})/gmu;

/** Marks the exports of a client file as a bundler does: a page's server components leave them to React then. */
function clientReferences(source: string): string {
  const names = [...source.matchAll(EXPORTED)].flatMap(({ groups = {} }) =>
    groups["name"] === undefined
      ? (groups["list"] ?? "").split(",").map((one) => one.trim().split(" as ", 1)[0])
      : [groups["name"]],
  );
  const mark = 'Object.defineProperty(one, "$$typeof", { value: Symbol.for("react.client.reference") })';
  return `\nfor (const one of [${names.join(", ")}]) if (typeof one === "function") ${mark};\n`;
}

/*
 * `courseway-links`: the app's own `site.ts` is loaded as it stands, without a build. Node reads TypeScript by itself but
 * for JSX, which esbuild translates.
 */
registerHooks({
  load: (url, context, next) => {
    const isClient = /\.client\.(?:tsx|js)$/u.test(url);
    if (!url.endsWith(".tsx") && !isClient) return next(url, context);
    const source = readFileSync(fileURLToPath(url), "utf8");
    const { code } = transformSync(source, { loader: "tsx", jsx: "automatic" });
    return { format: "module", source: isClient ? code + clientReferences(source) : code, shortCircuit: true };
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
