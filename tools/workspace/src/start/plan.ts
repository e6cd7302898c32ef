import { type BrandName, brandNames, isBrandName, getPort, portsFrom } from "../local/places.ts";

/** What `npm start` was asked for. */
export interface Plan {
  readonly brands: readonly BrandName[];
  /** What `--port-base` said, for the environment of everything that is started. */
  readonly portBase: string | undefined;
  /** Every port that must be free, with what wants it. */
  readonly ports: readonly { readonly name: string; readonly port: number }[];
}

/**
 * Reads the words behind `npm start`: brand names, or none for all, and `--port-base`.
 * @param given the port base of the environment
 * @throws Error that lists the brands when a word is not one of them, or says what a port base is
 */
export function createPlan(words: readonly string[], given?: string): Plan {
  const index = words.indexOf("--port-base");
  const portBase = index === -1 ? given : (words[index + 1] ?? "nothing");
  const named = words.filter((_, place) => index === -1 || (place !== index && place !== index + 1));
  const unknown = named.find((word) => !isBrandName(word));
  if (unknown !== undefined) {
    throw new Error(
      `There is no brand "${unknown}". Name one or more of ${brandNames.join(", ")}, or none for all: npm start ace`,
    );
  }
  const brands = named.length === 0 ? brandNames : [...new Set(named)];
  const { sandbox, sites } = portsFrom(portBase);
  return {
    brands,
    portBase,
    ports: [{ name: "sandbox", port: sandbox }, ...brands.map((name) => ({ name, port: getPort(name, sites) }))],
  };
}

/** What to say when ports are taken. */
export function takenPortsMessage(taken: Plan["ports"]): string {
  const lines = taken.map(({ name, port }) => `  ${port} (wanted by ${name})`);
  return `Cannot start: another program listens on\n${lines.join("\n")}\nStop it (an earlier "npm start" may still run), or move all ports: npm start -- --port-base 5000. "lsof -i :${taken[0]?.port}" shows which program it is.`;
}

/** The table that a newcomer reads: what runs, and where. */
export function addressTable(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const wide = Math.max(...rows.map(([, address]) => address.length));
  const line = `+-${"-".repeat(width)}-+-${"-".repeat(wide)}-+`;
  return [line, ...rows.map(([name, address]) => `| ${name.padEnd(width)} | ${address.padEnd(wide)} |`), line].join(
    "\n",
  );
}
