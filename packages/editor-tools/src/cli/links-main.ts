#!/usr/bin/env node
import { runLinkCommand } from "../links/command.ts";
import { loadApp, readyForApps } from "../site/load-app.ts";
import { readVariables } from "./load-site.ts";

readyForApps();
const app = process.cwd();
Object.assign(process.env, readVariables(app, process.env));
// Imported only now: these are modules with JSX.
const [{ envOrExit }, { siteLinks }] = await Promise.all([
  import("@courseway/storefront/commands"),
  import("../links/site-links.tsx"),
]);
envOrExit();
process.exitCode = await runLinkCommand(process.argv.slice(2), {
  links: async (at) => siteLinks(await loadApp(app), at),
  now: Date.now,
  out: (text) => void process.stdout.write(`${text}\n`),
});
