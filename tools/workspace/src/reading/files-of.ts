import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The modules that a file loads, at once or when it needs them: types are left out, since nobody has to run them. */
function loaded(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isLazy = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const name = isLazy ? node.arguments[0] : specifierOf(node);
    if (name !== undefined && ts.isStringLiteral(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return names;
}

const specifierOf = (node: ts.Node): ts.Expression | undefined =>
  (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && !isTypeOnly(node)
    ? node.moduleSpecifier
    : undefined;

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  const isWhole = ts.isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : statement.isTypeOnly;
  if (isWhole) return true;
  if (ts.isImportDeclaration(statement) && statement.importClause?.name !== undefined) return false;
  if (named === undefined || (!ts.isNamedImports(named) && !ts.isNamedExports(named))) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

/**
 * The files below `src` that somebody reads who follows the imports of `entries`, sorted.
 *
 * @param apart files or folders (ending in `/`) that can be read another time: the way stops before them
 */
export function filesOf(src: string, entries: readonly string[], apart: readonly string[] = []): string[] {
  const found = new Set<string>();
  const isApart = (file: string) =>
    apart.some((place) => (place.endsWith("/") ? file.startsWith(place) : file === place));
  const walk = (file: string): void => {
    if (found.has(file) || isApart(file) || !/\.tsx?$/.test(file) || !existsSync(join(src, file))) return;
    found.add(file);
    for (const name of loaded(join(src, file))) if (name.startsWith(".")) walk(join(dirname(file), name));
  };
  entries.forEach(walk);
  return [...found].sort();
}
