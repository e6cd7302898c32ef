import { type BrandName, brandNames, brandPorts, isBrandName, sandboxPort } from "../local/places.ts";

/** What `npm start` was asked for. */
export interface Plan {
  readonly brands: readonly BrandName[];
  /** Every port that must be free, with what wants it. */
  readonly ports: readonly { readonly name: string; readonly port: number }[];
}

/**
 * Reads the words behind `npm start`: brand names, or none for all six.
 * @throws Error that lists the brands when a word is not one of them
 */
export function planOf(words: readonly string[]): Plan {
  const unknown = words.find((word) => !isBrandName(word));
  if (unknown !== undefined) {
    throw new Error(
      `There is no brand "${unknown}". Name one or more of ${brandNames.join(", ")}, or none for all: npm start ace`,
    );
  }
  const brands = words.length === 0 ? brandNames : [...new Set(words.filter(isBrandName))];
  return {
    brands,
    ports: [{ name: "sandbox", port: sandboxPort }, ...brands.map((name) => ({ name, port: brandPorts[name] }))],
  };
}

/** What to say when ports are taken. */
export function takenPortsMessage(taken: Plan["ports"]): string {
  const lines = taken.map(({ name, port }) => `  ${port} (wanted by ${name})`);
  return `Cannot start: another program listens on\n${lines.join("\n")}\nStop it (an earlier "npm start" may still run) and start again. "lsof -i :${taken[0]?.port}" shows which program it is.`;
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
