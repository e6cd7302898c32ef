/** Checks before a release what would be shipped: licenses, and known vulnerabilities if the registry reports them. */
import { spawnSync } from "node:child_process";
import { root } from "../local/paths.ts";
import { advisoryFaults, licenseFaults } from "./supply-chain.ts";

/** The JSON output of a pnpm command, undefined if it is not JSON; and its error output. */
function ask(...words: string[]): { readonly json: unknown; readonly complaint: string } {
  const { stdout, stderr } = spawnSync("pnpm", words, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  const complaint = stderr.trim();
  try {
    return { json: JSON.parse(stdout), complaint };
  } catch {
    return { json: undefined, complaint };
  }
}

const shipped = ["--filter", "./packages/**", "--filter", "./apps/**"];
const licenses = licenseFaults(ask(...shipped, "licenses", "list", "--prod", "--json").json);
const audit = ask("audit", "--prod", "--json");
const advisories = advisoryFaults(audit.json);

if (advisories === null)
  console.warn(
    `Known weaknesses were not checked: the registry does not answer pnpm audit. Ask one that does before you publish.\n${audit.complaint}`,
  );
const faults = [...licenses, ...(advisories ?? [])];
for (const fault of faults) console.error(fault);
console.log(`${faults.length === 0 ? "Nothing stands" : `${faults.length} things stand`} against shipping this tree.`);
process.exitCode = faults.length === 0 ? 0 : 1;
