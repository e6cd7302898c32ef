import { RichText, type RichTextOptions } from "@courseway/ui";
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { isPlainObject } from "@courseway/content-client";

type Component = (props: Record<string, unknown>) => ReactNode;
type Props = Readonly<Record<string, unknown>>;

/** Additional props of every rich text: shortcodes, the visitor's state, and a callback for problems. */
export type TextOptions = Pick<RichTextOptions, "components" | "onProblem" | "stateName">;

/** A bundler's client reference, which must not be called on the server. */
export const CLIENT_REFERENCE = Symbol.for("react.client.reference");

const isServerComponent = (type: unknown): type is Component =>
  typeof type === "function" &&
  !("$$typeof" in type && type.$$typeof === CLIENT_REFERENCE) &&
  !type.prototype?.isReactComponent;

/** React's own promise, and any other thenable. */
const isAwaited = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

/** Anything that React would render, or refuse itself. */
const isDrawn = (value: unknown): value is ReactNode =>
  typeof value !== "object" || value === null || Symbol.iterator in value || isAwaited(value);

function refuse(name: string, awaited: PromiseLike<unknown>): never {
  // Its result is no longer needed, but a rejection must not end the process.
  awaited.then(undefined, () => undefined);
  throw new Error(`${name} is async, and a block's parts must not wait. Move what it waits for into the block's load.`);
}

class Resolver {
  readonly #texts: TextOptions;

  constructor(texts: TextOptions) {
    this.#texts = texts;
  }

  node(node: ReactNode): ReactNode {
    if (isValidElement<Props>(node)) return this.#keyed(node);
    if (typeof node !== "object" || node === null) return node;
    if (isAwaited(node)) return refuse("A child", node);
    return Symbol.iterator in node ? Children.map(node, (child) => this.node(child)) : node;
  }

  #keyed(element: ReactElement<Props>): ReactNode {
    const resolved = this.#element(element);
    const hasKey = element.key === null || (isValidElement(resolved) && resolved.key === element.key);
    return hasKey || resolved === null ? resolved : <Fragment key={element.key}>{resolved}</Fragment>;
  }

  #element(element: ReactElement<Props>): ReactNode {
    const { type, props } = element;
    if (!isServerComponent(type)) return this.#withProps(element);
    const isText = Object.is(type, RichText);
    const result = type(isText ? this.#forText(props) : { ...props });
    return isAwaited(result) ? refuse(`The component ${type.name}`, result) : this.node(result);
  }

  /** A text's own shortcodes take precedence over the page's. */
  #forText(props: Props): Record<string, unknown> {
    const given = props["components"];
    const components = { ...this.#texts.components, ...(isPlainObject(given) ? given : {}) };
    return { ...this.#texts, ...props, components };
  }

  #withProps(element: ReactElement<Props>): ReactNode {
    const { props } = element;
    const entries = Object.entries(props).map(([name, value]) => [name, this.#value(name, value)] as const);
    const changed = entries.filter(([name, value]) => value !== props[name]);
    return changed.length === 0 ? element : cloneElement(element, Object.fromEntries(changed));
  }

  /** Resolves only what will certainly be rendered, also inside data. A prop that contains only data stays unchanged. */
  #value(name: string, value: unknown): unknown {
    if (isValidElement(value) || (name === "children" && isDrawn(value))) return this.node(value);
    if (Array.isArray(value)) return value.some((one) => isValidElement(one)) ? this.node(value) : this.#list(value);
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, this.#value("", one)] as const);
    return entries.every(([key, one]) => one === value[key]) ? value : Object.fromEntries(entries);
  }

  #list(values: readonly unknown[]): readonly unknown[] {
    const resolved = values.map((one) => this.#value("", one));
    return resolved.every((one, index) => one === values[index]) ? values : resolved;
  }
}

/**
 * Whether React itself suspended a component (`use`). That is no error: it must be thrown on to React, which renders again later.
 */
export const isSuspension = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.message.startsWith("Suspense Exc");

/**
 * Calls the server components of a tree synchronously, and leaves elements and islands unchanged. Errors are thrown to the caller. React
 * has no error boundary on the server, so this keeps one block's error from the whole page. It also passes the page's shortcodes to every
 * rich text of a block.
 * @throws Error if a component is async, since its errors would be thrown outside the caller's try
 */
export function resolveNode(node: ReactNode, texts: TextOptions = {}): ReactNode {
  return new Resolver(texts).node(node);
}
