const HOST = /^[a-z][a-z0-9]*$/iu;

/** What React manages beyond its place in the tree, and fields, whose changes React must see. */
const MANAGED = new Set("html head body title meta link base style script input select option textarea".split(" "));

/** Whether React does nothing with an element but put it where it stands; an inline script runs when it is parsed, and never again. */
export const isPlainElement = (name: string, props: Readonly<Record<string, unknown>>): boolean =>
  HOST.test(name) && (!MANAGED.has(name) || (name === "script" && !("src" in props)));
