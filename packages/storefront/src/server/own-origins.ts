import { isIP } from "node:net";
import { parseArgs } from "node:util";

/** How the process was started. */
export interface StartWords {
  /** The words after the command, for example `["start", "-p", "3001"]`. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);

const urlHost = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

/**
 * The origins where this process may answer: its port on the loopback address, or the host from `-H` of `next start` or from
 * `HOSTNAME`, which a standalone server reads. Without a trailing slash, the likeliest first.
 */
export function ownOrigins({ words, env }: StartWords): readonly string[] {
  const { values } = parseArgs({
    args: [...words],
    strict: false,
    options: { hostname: { type: "string", short: "H" }, port: { type: "string", short: "p" } },
  });
  const said = (value: string | boolean | undefined): string | undefined =>
    typeof value === "string" && value !== "" ? value : undefined;
  const port = said(env["PORT"]) ?? said(values["port"]) ?? "3000";
  const named = [said(values["hostname"]), said(env["HOSTNAME"])].filter((host) => host !== undefined);
  const hosts = ["127.0.0.1", ...named.filter((host) => !ANY_ADDRESS.has(host))];
  return [...new Set(hosts.map((host) => `http://${urlHost(host)}:${port}`))];
}
