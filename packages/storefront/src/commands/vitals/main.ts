#!/usr/bin/env node
import { runVitals } from "@courseway/evidence/vitals-command";

process.exitCode = await runVitals(process.argv.slice(2));
