import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian installs servers outside an ordinary user's PATH. */
const MORE = ["/usr/sbin", "/usr/local/sbin"];

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a program's path.
 * @throws Error that says how to get it
 */
export function findProgram(
  name: string,
  path = process.env["PATH"] ?? "",
  test: (file: string) => boolean = isRunnable,
): string {
  const found = [...path.split(delimiter), ...MORE].map((folder) => join(folder, name)).find(test);
  if (found !== undefined) return found;
  throw new Error(
    `${name} is not on this machine, so throughput cannot be measured: it is neither on the PATH nor in ${MORE.join(" or ")}. Install it ("apt-get install ${name}", "brew install ${name}") and start again.`,
  );
}
