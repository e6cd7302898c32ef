import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { NO_SETTINGS, readSettings, type Settings } from "../marks/settings.ts";
import type { CommandDeps } from "./command-deps.ts";
import { CommandError } from "./options.ts";

const SETTINGS_FILE = "courseway-editors.json";

/** Reads the marks of deliberate findings: from the given file, or from the folder's own, or none. */
export function readMarkedSettings(
  { settings }: { readonly settings: string | null },
  { folder }: Pick<CommandDeps, "folder">,
): Settings {
  const file = resolve(folder, settings ?? SETTINGS_FILE);
  if (existsSync(file)) return readSettings(readFileSync(file, "utf8"), file);
  if (settings !== null) throw new CommandError(`There is no file ${file}. Correct --settings.`);
  return NO_SETTINGS;
}
