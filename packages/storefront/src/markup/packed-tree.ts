import { Fragment, isValidElement, type ReactNode } from "react";
import { LEAST_CHARACTERS, StaticPart } from "./StaticPart.tsx";
import { NamedPart } from "./NamedPart.client.tsx";
import { CLIENT_REFERENCE } from "./safe-tree.tsx";
import { newName, type StaticText } from "./written-markup.ts";
import { FRAGMENT, swapQuotes } from "./unpacked.ts";
import { isPlainObject } from "../is-plain-object.ts";

type Props = Readonly<Record<string, unknown>>;

/** A tree of elements as one text, beside what no text can say. */
export interface PackedTree {
  /** In this process; the same for the same text. */
  readonly name: string;
  /** JSON after `swapQuotes`: an element is an object with `$`: its type, key and properties. A client component is its place in the list. */
  readonly json: string;
  /** Client components, each once. */
  readonly islands: readonly unknown[];
  /** What the tree's parts name. */
  readonly texts: readonly StaticText[];
}

/** What says of a tree that it has something which JSON has not. */
class Unpackable extends Error {}

const isClientReference = (type: unknown): boolean =>
  (typeof type === "function" || (typeof type === "object" && type !== null)) &&
  Reflect.get(type, "$$typeof") === CLIENT_REFERENCE;

class Packing {
  readonly islands: unknown[] = [];
  readonly texts: StaticText[] = [];

  value(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.value(one));
    if (isValidElement<Props>(value)) return { $: this.#element(value.type, value.key, value.props) };
    if (isPlainObject(value)) return this.#record(value);
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (Number.isFinite(value) && !Object.is(value, -0)) return value;
    throw new Unpackable();
  }

  #record(values: Props): Record<string, unknown> {
    const packed: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(values)) {
      if (name === "$" || name === "__proto__" || name === "ref") throw new Unpackable();
      if (one !== undefined) packed[name] = this.value(one);
    }
    return packed;
  }

  #element(type: unknown, key: string | null, props: Props): readonly unknown[] {
    if (type !== StaticPart) return [this.#type(type), key, this.#record(props)];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made with these properties
    const { tag, html, ...attributes } = props as Parameters<typeof StaticPart>[0];
    if (html.text.length < LEAST_CHARACTERS)
      return [tag, key, { ...this.#record(attributes), dangerouslySetInnerHTML: { __html: html.text } }];
    this.texts.push(html);
    return [this.#type(NamedPart), key, { tag, "data-part": html.name, ...this.#record(attributes) }];
  }

  #type(type: unknown): string | number {
    if (typeof type === "string") return type;
    if (type === Fragment) return FRAGMENT;
    if (!isClientReference(type)) throw new Unpackable();
    const known = this.islands.indexOf(type);
    return known < 0 ? this.islands.push(type) - 1 : known;
  }
}

const packedTrees = new WeakMap<object, PackedTree | null>();

function pack(tree: object): PackedTree | null {
  const packing = new Packing();
  try {
    const json = swapQuotes(JSON.stringify(packing.value(tree)));
    return { name: newName(), json, islands: packing.islands, texts: packing.texts };
  } catch (error) {
    if (error instanceof Unpackable) return null;
    throw error;
  }
}

/**
 * The tree as one text, packed once for as long as it is kept: React's server would write, and read again, each of its properties by
 * itself. Null where a text cannot say all of it.
 */
export function packedTree(tree: ReactNode): PackedTree | null {
  if (typeof tree !== "object" || tree === null) return null;
  const known = packedTrees.get(tree);
  if (known !== undefined) return known;
  const packed = pack(tree);
  packedTrees.set(tree, packed);
  return packed;
}
