import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";
import { islandFault } from "./island-fault.ts";

/** A component that is no class and waits for nothing. */
export type PlainComponent<Props> = ((props: Props) => ReactNode) & { readonly displayName?: string };

interface ParentProps {
  readonly children?: ReactNode;
}

/** What stands where an island threw; `section.css` hides the section around it, so that no half block shows. */
const LEFT_OUT = createElement("template", { "data-left-out": "" });

/** React throws, too, where it waits: a promise, or what a `use` that suspends throws. That must reach React. */
const isSignal = (thrown: unknown): boolean =>
  typeof thrown === "object" &&
  thrown !== null &&
  ("then" in thrown || (thrown instanceof Error && thrown.message.startsWith("Suspense Exc")));

/** The same component in the same place, but what it throws is told and left out, and so it is below it. */
function guard<Props extends object>(component: PlainComponent<Props>): PlainComponent<Props> {
  return function Guarded(props) {
    try {
      return guardNode(component(props));
    } catch (thrown) {
      if (isSignal(thrown)) throw thrown;
      islandFault(component.displayName ?? component.name, thrown);
      return LEFT_OUT;
    }
  };
}

const isPlainComponent = (type: unknown): type is PlainComponent<object> =>
  typeof type === "function" && !type.prototype?.isReactComponent;

/**
 * The same list, whose elements React takes for written one by one: it asks for keys in lists that it has not seen
 * before, and whether one is missing is the island's own business, said in the browser.
 */
function seen(nodes: readonly ReactNode[]): readonly ReactNode[] {
  // With one more behind it the list stays a list.
  const children: unknown = createElement(Fragment, null, ...nodes, null).props.children;
  return Array.isArray(children) ? children.slice(0, nodes.length) : nodes;
}

/**
 * The tree keeps its shape: React makes ids from the places in it, and the browser must find the same. What holds no
 * component stays the same object.
 */
function guardNode(node: ReactNode): ReactNode {
  if (Array.isArray(node)) {
    const nodes = node.map(guardNode);
    return nodes.every((one, index) => one === node[index]) ? node : seen(nodes);
  }
  if (!isValidElement<ParentProps>(node)) return node;
  const { type, key, props } = node;
  if (isPlainComponent(type)) return createElement(guard(type), { ...props, key: key ?? undefined });
  const children = guardNode(props.children);
  return children === props.children ? node : cloneElement(node, { children });
}

/**
 * An island that cannot take the page down. On the server React has no error boundary but Suspense, which hides large
 * blocks until a script comes, so there the island's components are called inside a try, each in its place. In the
 * browser this is the component itself: the error boundary around the block does that work.
 *
 * @example
 * export const CurrentOffer = guarded(PriceAndButton);
 */
export function guarded<Props extends object>(component: PlainComponent<Props>): PlainComponent<Props> {
  return typeof window === "undefined" ? guard(component) : component;
}
