import { type BrandName, brandNames, isBrandName, getPort, portsFrom } from "../local/paths.ts";

/** The parsed arguments of `npm start`. */
export interface Plan {
  readonly brands: readonly BrandName[];
  /** The value of `--port-base`, for the environment of every started program. */
  readonly portBase: string | undefined;
  /** Every port that must be free, with the program that needs it. */
  readonly ports: readonly { readonly name: string; readonly port: number }[];
}

/**
 * Parses the arguments of `npm start`: brand names, or none for all, and `--port-base`.
 * @param given the port base of the environment
 * @throws Error that lists the brands if a word is not one of them, or that explains the port base
 */
export function createPlan(words: readonly string[], given?: string): Plan {
  const index = words.indexOf("--port-base");
  const portBase = index === -1 ? given : (words[index + 1] ?? "nothing");
  const named = words.filter((_, position) => index === -1 || (position !== index && position !== index + 1));
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

/** The message about taken ports. */
export function takenPortsMessage(taken: Plan["ports"]): string {
  const lines = taken.map(({ name, port }) => `  ${port} (wanted by ${name})`);
  return `Cannot start: another program listens on\n${lines.join("\n")}\nStop it (an earlier "npm start" may still run), or move all ports: npm start -- --port-base 5000. "lsof -i :${taken[0]?.port}" shows which program it is.`;
}

/** The table for newcomers: what runs, and at which address. */
export function addressTable(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const wide = Math.max(...rows.map(([, address]) => address.length));
  const line = `+-${"-".repeat(width)}-+-${"-".repeat(wide)}-+`;
  return [line, ...rows.map(([name, address]) => `| ${name.padEnd(width)} | ${address.padEnd(wide)} |`), line].join(
    "\n",
  );
}
