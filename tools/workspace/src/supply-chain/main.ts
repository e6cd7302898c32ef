/** Checks what would be shipped before a release: licenses, and known weaknesses where the registry tells them. */
import { spawnSync } from "node:child_process";
import { root } from "../local/places.ts";
import { advisoryFaults, licenseFaults } from "./supply-chain.ts";

/** What pnpm says as JSON; undefined where it says something else. */
function ask(...words: string[]): unknown {
  const { stdout } = spawnSync("pnpm", words, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

const shipped = ["--filter", "./packages/**", "--filter", "./apps/**"];
const licenses = licenseFaults(ask(...shipped, "licenses", "list", "--prod", "--json"));
const advisories = advisoryFaults(ask("audit", "--prod", "--json"));

if (advisories === null)
  console.warn(
    "Known weaknesses were not checked: the registry does not answer pnpm audit. Ask one that does before you publish.",
  );
const faults = [...licenses, ...(advisories ?? [])];
for (const fault of faults) console.error(fault);
console.log(`${faults.length === 0 ? "Nothing stands" : `${faults.length} things stand`} against shipping this tree.`);
process.exitCode = faults.length === 0 ? 0 : 1;
