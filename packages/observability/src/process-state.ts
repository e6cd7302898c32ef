/**
 * Returns state that the whole server process shares, created on the first call. Next bundles pages, proxy and handlers
 * separately, so a module's own variable would exist once in each bundle; a registered symbol on `globalThis` exists
 * once.
 */
export function processState<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`courseway.${name}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- globalThis has no type for a registered symbol
  const home = globalThis as unknown as Record<symbol, Value | undefined>;
  home[key] ??= create();
  return home[key];
}
