/** Where a host listens for islands that threw on the server: a function of the island's name and what it threw. */
export const ISLAND_FAULT: unique symbol = Symbol.for("courseway.island-fault");

/** Tells the host that an island threw, and the console where no host listens. Never throws. */
export function islandFault(island: string, thrown: unknown): void {
  const reported: unknown = Reflect.get(globalThis, ISLAND_FAULT);
  if (typeof reported === "function") reported(island, thrown);
  else console.error(`The island ${island} threw on the server and is left out.`, thrown);
}
