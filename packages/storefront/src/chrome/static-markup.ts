import { LRUCache } from "lru-cache";
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { isPlainElement, withValues } from "../plain-element.ts";
import { processState } from "../process-state.ts";

type Props = Readonly<Record<string, unknown>>;

/** Writes a tree of HTML's own elements as React does for a page without scripts. */
export type WriteMarkup = (node: ReactNode) => string;

interface Writing {
  write: WriteMarkup | null;
  /** What was written, by the tree that it was written from: nothing else can change it. */
  readonly written: LRUCache<string, string>;
}

/** Characters that a process keeps of trees and their HTML: some hundred pages. */
const MOST_CHARACTERS = 16_000_000;

const writing = (): Writing =>
  processState("static-markup", () => {
    const sizeCalculation = (html: string, key: string): number => html.length + key.length;
    return { write: null, written: new LRUCache({ maxSize: MOST_CHARACTERS, sizeCalculation }) };
  });

/** Next lets no page load React's writer, so what runs outside of its bundles hands it over. Until then trees stay as they are. */
export function offerMarkup(write: WriteMarkup): void {
  writing().write = write;
}

const isRecord = (value: unknown): value is Props =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A value that JSON tells from any other. */
const isPlainValue = (value: unknown): boolean =>
  value === null || ["string", "boolean", "undefined"].includes(typeof value) || Number.isFinite(value);

/** A property that is the same in HTML whoever reads it: plain, or an object of such, as styles are. */
const isPlainProperty = (name: string, value: unknown): boolean =>
  isPlainValue(value) || (name !== "ref" && isRecord(value) && Object.values(value).every(isPlainValue));

/** React has the browser load such a picture before it comes to it. */
const isPreloaded = (type: string, props: Props): boolean => type === "img" && props["loading"] !== "lazy";

/** In development an element names who made it. */
const withoutOwner = (name: string, value: unknown): unknown => (name === "_owner" ? undefined : value);
const OWNERLESS = process.env.NODE_ENV === "production" ? undefined : withoutOwner;

class Parts {
  readonly #known = new Map<ReactElement, boolean>();
  readonly #write: WriteMarkup;
  readonly #written: Writing["written"];

  constructor(write: WriteMarkup, written: Writing["written"]) {
    this.#write = write;
    this.#written = written;
  }

  /** Whether no script draws any of a tree, and React manages none of it. */
  #isStatic(node: unknown): boolean {
    if (Array.isArray(node)) return node.every((one) => this.#isStatic(one));
    if (!isValidElement<Props>(node)) return isPlainValue(node);
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const isStatic = this.#isStaticElement(node);
    this.#known.set(node, isStatic);
    return isStatic;
  }

  #isStaticElement({ type, props }: ReactElement<Props>): boolean {
    const { children, ...own } = props;
    if (type === Fragment) return this.#isStatic(children);
    return (
      typeof type === "string" &&
      isPlainElement(type, props) &&
      !isPreloaded(type, props) &&
      Object.entries(own).every(([name, value]) => isPlainProperty(name, value)) &&
      this.#isStatic(children)
    );
  }

  #html(children: ReactNode): string {
    const key = JSON.stringify(children, OWNERLESS);
    const known = this.#written.get(key);
    if (known !== undefined) return known;
    const html = this.#write(children);
    this.#written.set(key, html);
    return html;
  }

  /** The value with the content of each largest static element as HTML; the same value where there is none. */
  written(value: unknown): unknown {
    if (Array.isArray(value)) return this.#list(value);
    if (isValidElement<Props>(value)) return this.#element(value);
    return isRecord(value) ? this.#record(value) : value;
  }

  #element(element: ReactElement<Props & { readonly children?: ReactNode }>): ReactNode {
    const { type, key, props } = element;
    const { children, ...attributes } = props;
    // Of a `pre` React doubles the line break that its HTML begins with.
    const isWritten = typeof type === "string" && type !== "pre" && hasElement(children) && this.#isStatic(element);
    const own = isWritten
      ? { ...attributes, dangerouslySetInnerHTML: { __html: this.#html(children) } }
      : this.#record(props);
    if (typeof type !== "string") return own === props ? element : cloneElement(element, own);
    // React's server would write those without a value.
    const said = withValues(own);
    return said === props ? element : createElement(type, { ...said, key: key ?? undefined });
  }

  #list(values: readonly unknown[]): readonly unknown[] {
    const written = values.map((one) => this.written(one));
    return written.every((one, index) => Object.is(one, values[index])) ? values : written;
  }

  #record(values: Props): Props {
    const written = Object.entries(values).map(([name, one]) => [name, this.written(one)] as const);
    return written.every(([name, one]) => Object.is(one, values[name])) ? values : Object.fromEntries(written);
  }
}

const hasElement = (node: unknown): boolean => (Array.isArray(node) ? node.some(hasElement) : isValidElement(node));

/**
 * The tree with the content of each largest element that no script draws as HTML: one text for React's server to hand on in the place
 * of all its elements, and one element for a browser to take over. It is written once, whatever page or preview has it.
 *
 * @param tree a resolved one: what is not HTML's own element is drawn in the browser too
 */
export function withStaticMarkup(tree: ReactNode): ReactNode {
  const { write, written } = writing();
  if (write === null) return tree;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same tree, with HTML in the place of elements
  return new Parts(write, written).written(tree) as ReactNode;
}
