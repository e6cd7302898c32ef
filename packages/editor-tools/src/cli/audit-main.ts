#!/usr/bin/env node
import { runCommand } from "./command.ts";
import { processDeps } from "./process-deps.ts";

process.exitCode = await runCommand("audit", process.argv.slice(2), processDeps());
