/**
 * The global property of the host's function for islands that threw on the server. It gets the island's name and the
 * thrown value.
 */
export const ISLAND_FAULT: unique symbol = Symbol.for("courseway.island-fault");

/** Reports to the host that an island threw, or to the console if no host listens. Never throws. */
export function islandFault(island: string, thrown: unknown): void {
  const reported: unknown = Reflect.get(globalThis, ISLAND_FAULT);
  if (typeof reported === "function") reported(island, thrown);
  else console.error(`The island ${island} threw on the server and is left out.`, thrown);
}
