import type { VisitorStore } from "../store.ts";

/** Islands are React roots of their own, and an app's own pages have another bundle: what they share is kept here. */
const PAGE = Symbol.for("courseway.page-visitor");

/** The store of the page's visitor; null on the server, and where a provider has its own. */
export function pageVisitor(): VisitorStore | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `setPageVisitor` writes it
  return (Reflect.get(globalThis, PAGE) as VisitorStore | undefined) ?? null;
}

/** Gives the page its visitor, before its first island starts. */
export const setPageVisitor = (store: VisitorStore | null): void => void Reflect.set(globalThis, PAGE, store);
