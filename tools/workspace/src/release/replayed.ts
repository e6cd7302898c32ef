import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../local/paths.ts";

/**
 * The differences between the current packages' results and a version's, for a site's records: a table for the
 * changelog. Empty without `--records`.
 * @param args the release command's arguments
 * @throws Error if the records or the version are not available
 */
export function replayed(args: readonly string[]): string {
  const text = { type: "string" } as const;
  const { records, from } = parseArgs({ args: [...args], options: { records: text, from: text } }).values;
  if (records === undefined) return "";
  if (from === undefined) throw new Error("Give --from with --records: the version that is compared, such as 0.1.0.");
  const command = join(root, "packages/editor-tools/src/cli/offers-main.ts");
  const words = [command, "replay", resolve(records), "--from", from, "--to", "workspace"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  if (status !== 0 && status !== 1) throw new Error(`The records were not replayed: ${stderr.trim()}`);
  return stdout.trim();
}
