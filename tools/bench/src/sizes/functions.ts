import ts from "typescript";

/** A function with a name, which a reader may look up. Callbacks count as part of the function that contains them. */
function isNamed(node: ts.Node): node is ts.FunctionLikeDeclaration {
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node)
  ) {
    return node.body !== undefined;
  }
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false;
  return (
    ts.isVariableDeclaration(node.parent) ||
    ts.isPropertyAssignment(node.parent) ||
    ts.isPropertyDeclaration(node.parent)
  );
}

/** The length of each named function of a source text, in lines. */
export function functionLengths(name: string, text: string): readonly number[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lengths: number[] = [];
  const getLine = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (isNamed(node)) lengths.push(getLine(node.end) - getLine(node.getStart(file)) + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lengths;
}
