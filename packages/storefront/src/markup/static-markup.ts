import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { isPlainElement, withValues } from "../plain-element.ts";
import { StaticPart } from "./StaticPart.tsx";
import { type StaticText, textFor, type WriteMarkup, type Writing, writing } from "./written-markup.ts";
import { isPlainObject } from "../is-plain-object.ts";

type Props = Readonly<Record<string, unknown>>;

/** A value that JSON tells from any other. */
const isPlainValue = (value: unknown): boolean =>
  value === null || ["string", "boolean", "undefined"].includes(typeof value) || Number.isFinite(value);

/** A property that is the same in HTML whoever reads it: plain, or an object of such, as styles are. */
const isPlainProperty = (name: string, value: unknown): boolean =>
  isPlainValue(value) || (name !== "ref" && isPlainObject(value) && Object.values(value).every(isPlainValue));

/** React has the browser load such a picture before it comes to it. */
const isPreloaded = (type: string, props: Props): boolean => type === "img" && props["loading"] !== "lazy";

/** In development an element names who made it. */
const withoutOwner = (name: string, value: unknown): unknown => (name === "_owner" ? undefined : value);
const OWNERLESS = process.env.NODE_ENV === "production" ? undefined : withoutOwner;

/** A text of HTML by which pages name it; the same for the same HTML. */
export const knownText = (html: string): StaticText => textFor(writing().written, `html ${html}`, () => html);

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

  #text(children: ReactNode): StaticText {
    return textFor(this.#written, JSON.stringify(children, OWNERLESS), () => this.#write(children));
  }

  /**
   * The value with the content of each largest static element as HTML; the same value where there is none.
   *
   * @param isShown whether nothing around it is a client component, which might not show it
   */
  written(value: unknown, isShown: boolean): unknown {
    if (Array.isArray(value)) return this.#list(value, isShown);
    if (isValidElement<Props>(value)) return this.#element(value, isShown);
    return isPlainObject(value) ? this.#record(value, isShown) : value;
  }

  #element(element: ReactElement<Props & { readonly children?: ReactNode }>, isShown: boolean): ReactNode {
    const { type, key, props } = element;
    if (typeof type !== "string") {
      const own = this.#record(props, isShown && type === Fragment);
      return own === props ? element : cloneElement(element, own);
    }
    const { children, ...attributes } = props;
    // Of a `pre` React doubles the line break that its HTML begins with.
    const isWritten = type !== "pre" && hasElement(children) && this.#isStatic(element);
    // React's server would write those without a value.
    const said = withValues(isWritten ? attributes : this.#record(props, isShown));
    if (isWritten) return part(type, { ...said, key: key ?? undefined }, this.#text(children), isShown);
    return said === props ? element : createElement(type, { ...said, key: key ?? undefined });
  }

  #list(values: readonly unknown[], isShown: boolean): readonly unknown[] {
    const written = values.map((one) => this.written(one, isShown));
    return written.every((one, index) => Object.is(one, values[index])) ? values : written;
  }

  #record(values: Props, isShown: boolean): Props {
    const written = Object.entries(values).map(([name, one]) => [name, this.written(one, isShown)] as const);
    return written.every(([name, one]) => Object.is(one, values[name])) ? values : Object.fromEntries(written);
  }
}

const part = (tag: string, props: Props, html: StaticText, isShown: boolean): ReactNode =>
  isShown
    ? createElement(StaticPart, { ...props, tag, html })
    : createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: html.text } });

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
  return new Parts(write, written).written(tree, true) as ReactNode;
}
