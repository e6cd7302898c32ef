import { createElement, Fragment, type ReactNode } from "react";
import { type FlightElement, isElement, isRecord } from "./flight.ts";
import type { FlightValues } from "./flight-values.ts";
import { isPlainElement } from "../plain-element.ts";

// Next refuses a plain import of it in whatever a build sees, as if a page drew itself twice.
const { renderToString } = await import("react-dom/server");

/** What stands for nothing that a server can draw. */
const UNKNOWN = Symbol("unknown");
type Drawn = ReactNode | typeof UNKNOWN;

const FRAGMENT = "$Sreact.fragment";

/** React preloads the pictures of what it draws. */
const PRELOADS = /^(?:<link rel="preload"[^<>]*>)+/u;

/** A text of the data as it is shown; UNKNOWN for a value that JSON has not. */
function textOf(value: string): string | typeof UNKNOWN | undefined {
  if (!value.startsWith("$")) return value;
  if (value.startsWith("$$")) return value.slice(1);
  return value === "$undefined" ? undefined : UNKNOWN;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && !isElement(value);

/** Draws elements that the data describes to the end, as the server drew them. */
export class StaticHtml {
  readonly #drawn = new Map<FlightElement, Drawn>();
  readonly #values: FlightValues;

  constructor(values: FlightValues) {
    this.#values = values;
  }

  /** The element's HTML; null where a client component draws some of it, or React manages it. */
  html(element: FlightElement): string | null {
    const drawn = this.#element(element);
    return drawn === UNKNOWN ? null : renderToString(drawn).replace(PRELOADS, "");
  }

  #element(element: FlightElement): Drawn {
    const known = this.#drawn.get(element);
    if (known !== undefined) return known;
    // For one that contains itself.
    this.#drawn.set(element, UNKNOWN);
    const drawn = this.#draw(element);
    this.#drawn.set(element, drawn);
    return drawn;
  }

  #draw([, type, key, { children, ...props }]: FlightElement): Drawn {
    const name = this.#values.resolved(type);
    if (typeof name !== "string" || (name !== FRAGMENT && !isPlainElement(name, props))) return UNKNOWN;
    const own: Record<string, unknown> = typeof key === "string" ? { key } : {};
    for (const [prop, value] of Object.entries(props)) {
      own[prop] = prop === "ref" ? UNKNOWN : this.#property(value);
      if (own[prop] === UNKNOWN) return UNKNOWN;
    }
    const value = this.#values.resolved(children);
    const nodes = children === undefined ? [] : this.#nodes(isList(value) ? value : [value]);
    return nodes === UNKNOWN ? UNKNOWN : createElement(name === FRAGMENT ? Fragment : name, own, ...nodes);
  }

  /** A property that means the same in a browser: a text, a number, or an object of these, as styles are. */
  #property(given: unknown, isWithin = false): unknown {
    const value = this.#values.resolved(given);
    if (typeof value === "string") return textOf(value);
    if (typeof value !== "object" || value === null) return value;
    if (isWithin || !isRecord(value)) return UNKNOWN;
    const entries = Object.entries(value).map(([name, one]) => [name, this.#property(one, true)] as const);
    return entries.some(([, one]) => one === UNKNOWN) ? UNKNOWN : Object.fromEntries(entries);
  }

  #nodes(values: readonly unknown[]): ReactNode[] | typeof UNKNOWN {
    const nodes: ReactNode[] = [];
    for (const value of values) {
      const node = this.#node(value);
      if (node === UNKNOWN) return UNKNOWN;
      nodes.push(node);
    }
    return nodes;
  }

  #node(given: unknown): Drawn {
    const value = this.#values.resolved(given);
    if (isElement(value)) return this.#element(value);
    if (isList(value)) return this.#nodes(value);
    if (typeof value === "string") return textOf(value);
    return value === null || typeof value === "number" || typeof value === "boolean" ? value : UNKNOWN;
  }
}
