import { isIP } from "node:net";
import { parseArgs } from "node:util";

/** The process's command line and environment. */
export interface StartWords {
  /** The arguments, for example `["start", "-p", "3001"]`. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);

const urlHost = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

/**
 * The origins where this process may listen: its port on the loopback address, or on the host from `-H` of `next start` or from
 * `HOSTNAME`, which a standalone server reads. Without a final slash, the most likely first.
 */
export function listSiteOrigins({ words, env }: StartWords): readonly string[] {
  const { values } = parseArgs({
    args: [...words],
    strict: false,
    options: { hostname: { type: "string", short: "H" }, port: { type: "string", short: "p" } },
  });
  const asText = (value: string | boolean | undefined): string | undefined =>
    typeof value === "string" && value !== "" ? value : undefined;
  const port = asText(env["PORT"]) ?? asText(values["port"]) ?? "3000";
  const named = [asText(values["hostname"]), asText(env["HOSTNAME"])].filter((host) => host !== undefined);
  const hosts = ["127.0.0.1", ...named.filter((host) => !ANY_ADDRESS.has(host))];
  return [...new Set(hosts.map((host) => `http://${urlHost(host)}:${port}`))];
}
