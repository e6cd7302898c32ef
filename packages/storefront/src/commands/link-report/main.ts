#!/usr/bin/env node
import nextEnv from "@next/env";
import { envOrExit } from "../../site/env/read-env.ts";
import { loadApp, readyForApps } from "../load-app/load-app.ts";
import { runLinkCommand } from "./command.ts";

readyForApps();
const app = process.cwd();
nextEnv.loadEnvConfig(app, false, { info: () => {}, error: console.error });
envOrExit();
process.exitCode = await runLinkCommand(process.argv.slice(2), {
  links: async (at) => {
    const [{ siteLinks }, site] = await Promise.all([import("./site-links.tsx"), loadApp(app)]);
    return siteLinks(site, at);
  },
  now: Date.now,
  out: (text) => void process.stdout.write(`${text}\n`),
});
