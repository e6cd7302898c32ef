#!/usr/bin/env node
import { runCommand } from "./command.ts";
import { processDeps } from "./process-deps.ts";

// Pages are drawn as they are in production; React looks once, as it is loaded.
process.env["NODE_ENV"] ??= "production";
process.exitCode = await runCommand("offers", process.argv.slice(2), processDeps());
