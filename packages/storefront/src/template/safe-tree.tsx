import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Component = (props: Record<string, unknown>) => ReactNode;

/** What a bundler puts in the place of a client component on the server: it must not be called. */
const CLIENT_REFERENCE = Symbol.for("react.client.reference");

const isServerComponent = (type: unknown): type is Component =>
  typeof type === "function" &&
  !("$$typeof" in type && type.$$typeof === CLIENT_REFERENCE) &&
  !type.prototype?.isReactComponent;

type Props = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is ReactNode =>
  value === null || typeof value !== "object" || isValidElement(value) || (Array.isArray(value) && value.every(isNode));

/** Only what is surely to be rendered is resolved; a prop that holds data stays as it is. */
function resolveProps(props: Props): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, isNode(value) ? resolveNode(value) : value]),
  );
}

function resolveElement(element: ReactElement<Props>): ReactNode {
  const { type, props } = element;
  if (isServerComponent(type)) return resolveNode(type({ ...props }));
  return cloneElement(element, resolveProps(props));
}

/**
 * Calls the server components of a tree here and now, and leaves elements and islands as they are. What
 * throws, throws to the caller: React has no error boundary on the server, so this is how one block's fault is
 * kept from the page. Components must be synchronous, as the block contract has it.
 */
export function resolveNode(node: ReactNode): ReactNode {
  if (isValidElement<Props>(node)) {
    const resolved = resolveElement(node);
    return node.key === null || resolved === null || (isValidElement(resolved) && resolved.key === node.key) ? (
      resolved
    ) : (
      <Fragment key={node.key}>{resolved}</Fragment>
    );
  }
  if (Array.isArray(node)) return Children.map(node, resolveNode);
  return node;
}
