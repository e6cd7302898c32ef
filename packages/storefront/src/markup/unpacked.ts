import { type ElementType, Fragment, type ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";

/** In the place of a client component's number. */
export const FRAGMENT = -1;

/** JSON in JSON has each of its quotes escaped, and there are thousands: another character that is rare takes their place. */
export const swapQuotes = (text: string): string => text.replaceAll(/["~]/gu, (char) => (char === "~" ? '"' : "~"));

type Islands = readonly ElementType[];
type Packed = Readonly<Record<string, unknown>>;

const isPacked = (value: unknown): value is Packed => typeof value === "object" && value !== null;

/** A tree out of the text of `packedTree`, and the client components beside it. */
export function unpacked(json: string, islands: Islands): ReactNode {
  function value(packed: unknown): unknown {
    if (Array.isArray(packed)) return packed.map(value);
    if (!isPacked(packed)) return packed;
    const element = packed["$"];
    return Array.isArray(element) ? elementOf(element) : record(packed);
  }

  function record(packed: Packed): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const name in packed) values[name] = value(packed[name]);
    return values;
  }

  function elementOf([type, key, packed]: readonly unknown[]): unknown {
    const component = typeof type === "number" ? (type === FRAGMENT ? Fragment : islands[type]) : type;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of `packedTree`
    const props = record(packed as Packed);
    const create = Array.isArray(props["children"]) ? jsxs : jsx;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of `packedTree`
    return create(component as ElementType, props, (key as string | null) ?? undefined);
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tree was packed
  return value(JSON.parse(swapQuotes(json))) as ReactNode;
}
