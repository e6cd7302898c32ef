type Props = Readonly<Record<string, unknown>>;

const HOST = /^[a-z][a-z0-9]*$/iu;

/** What React manages beyond its place in the tree, and fields, whose changes React must see. */
const MANAGED = new Set("html head body title meta link base style script input select option textarea".split(" "));

/** Whether React does nothing with an element but put it where it stands; an inline script runs when it is parsed, and never again. */
export const isPlainElement = (name: string, props: Props): boolean =>
  HOST.test(name) && (!MANAGED.has(name) || (name === "script" && !("src" in props)));

/**
 * The properties of an element of HTML's without those that have no value, which are none to it; the same object where all have one.
 * A component might ask whether it has them.
 *
 * @param none what stands for no value
 */
export function withValues(props: Props, none?: unknown): Props {
  const said = Object.entries(props).filter(([, value]) => value !== none);
  return said.length === Object.keys(props).length ? props : Object.fromEntries(said);
}
