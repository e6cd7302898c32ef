import { createElement, isValidElement, type ReactNode } from "react";

/** Creates the same elements again, like a component that writes them out. */
export function made(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(made);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children, ...props } = node.props;
  return createElement(node.type, { ...props, key: node.key }, made(children));
}
