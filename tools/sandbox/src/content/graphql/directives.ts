import { valueFromASTUntyped, type ConstDirectiveNode } from "graphql";

interface HasDirectives {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** The arguments of a directive; null if the node does not have it. */
export function findDirective(
  node: HasDirectives | null | undefined,
  name: string,
): Readonly<Record<string, unknown>> | null {
  const directive = node?.directives?.find((one) => one.name.value === name);
  if (!directive) return null;
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  );
}

/** The handles of the types that a matrix field may contain; null for any other field. */
export function matrixTypes(node: HasDirectives | null | undefined): readonly string[] | null {
  const of = findDirective(node, "matrix")?.of;
  return Array.isArray(of) ? of.map(String) : null;
}
