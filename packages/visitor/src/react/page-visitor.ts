import type { VisitorStore } from "../store.ts";

/** State shared by islands, which are separate React roots, and by the separate bundle of an app's own pages. */
const PAGE = Symbol.for("courseway.page-visitor");

/** The store of the page's visitor; null on the server, and if a provider has its own. */
export function pageVisitor(): VisitorStore | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `setPageVisitor` writes it
  return (Reflect.get(globalThis, PAGE) as VisitorStore | undefined) ?? null;
}

/** Sets the page's visitor, before its first island starts. */
export const setPageVisitor = (store: VisitorStore | null): void => void Reflect.set(globalThis, PAGE, store);
