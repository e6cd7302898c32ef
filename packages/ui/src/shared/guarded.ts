import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";
import { islandFault } from "./island-fault.ts";

/** A component that is neither a class nor async. */
export type PlainComponent<Props> = ((props: Props) => ReactNode) & { readonly displayName?: string };

interface ParentProps {
  readonly children?: ReactNode;
}

/** Replaces an island that threw. `section.css` hides the section around it, so that no incomplete block shows. */
const LEFT_OUT = createElement("template", { "data-left-out": "" });

/**
 * Whether a thrown value is React's signal to wait: a promise, or the error that a suspending `use` throws. These must
 * reach React.
 */
const isSignal = (thrown: unknown): boolean =>
  typeof thrown === "object" &&
  thrown !== null &&
  ("then" in thrown || (thrown instanceof Error && thrown.message.startsWith("Suspense Exc")));

/** Wraps a component in place: an error in it or below it is reported, and the failed component is left out. */
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
 * Returns the same list with its elements marked as if written one by one. React warns about missing keys in lists that
 * it has not seen before; a key that the island itself misses is reported in the browser.
 */
function seen(nodes: readonly ReactNode[]): readonly ReactNode[] {
  // The additional null ensures that `children` is an array.
  const children: unknown = createElement(Fragment, null, ...nodes, null).props.children;
  return Array.isArray(children) ? children.slice(0, nodes.length) : nodes;
}

/**
 * Wraps all components in a node. The tree keeps its shape: React derives ids from positions in it, and the browser
 * must compute the same ids. A node without components stays the same object.
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
 * Prevents an island from breaking the whole page. On the server React has no error boundary but Suspense, which hides
 * large blocks until a script runs, so there each component of the island is called inside a try, in its place. In the
 * browser this is the component itself: the error boundary around the block catches its errors.
 *
 * @example
 * export const CurrentOffer = guarded(PriceAndButton);
 */
export function guarded<Props extends object>(component: PlainComponent<Props>): PlainComponent<Props> {
  return typeof window === "undefined" ? guard(component) : component;
}
