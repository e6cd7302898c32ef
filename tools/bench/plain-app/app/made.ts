import { createElement, isValidElement, type ReactNode } from "react";

/** The same elements made anew, as a component does that writes them out. */
export function made(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(made);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children, ...props } = node.props;
  return createElement(node.type, { ...props, key: node.key }, made(children));
}
