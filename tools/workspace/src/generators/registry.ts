/** `multiIcon` → `multi-icon`, the folder of a block. */
export const toFolder = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The problem with the name of a new block, service or brand; true if there is none. */
export function nameProblem(name: string, form: RegExp, example: string, taken: readonly string[]): string | true {
  if (!form.test(name)) return `"${name}" is no name here: write it as ${example}.`;
  return taken.includes(name) ? `"${name}" is there already.` : true;
}

const sortedLines = (lines: readonly string[]): string => [...new Set(lines)].toSorted().join("\n");

/**
 * Adds a block to the registry, in order of name.
 * @throws Error if the registry's list of imports or list of blocks is not in the expected place
 */
export function withBlock(registry: string, name: string): string {
  const imports = /(?:^import \{ \w+ \} from "\.\/[\w-]+\/index\.tsx";\n)+/mu;
  const list = /const library = \[\n((?: {2}\w+,\n)+)\] as const;/u;
  if (!imports.test(registry) || !list.test(registry))
    throw new Error(
      "packages/blocks/src/registry.ts looks otherwise than expected: add the block's two lines by hand.",
    );
  const line = `import { ${name} } from "./${toFolder(name)}/index.tsx";`;
  return registry
    .replace(imports, (found) => `${sortedLines([...found.trimEnd().split("\n"), line])}\n`)
    .replace(list, (_, found: string) => {
      const entries = sortedLines([...found.trimEnd().split("\n"), `  ${name},`]);
      return `const library = [\n${entries}\n] as const;`;
    });
}

/** Adds an import to the blocks' stylesheet, after the others. @throws Error if it has none */
export function withStyle(styles: string, name: string): string {
  const imports = /(?:^@import "[^"]+" layer\(components\);\n)+/mu;
  if (!imports.test(styles)) throw new Error("packages/blocks/src/styles.css has no imports: add the block's by hand.");
  const folder = toFolder(name);
  return styles.replace(imports, (found) => `${found}@import "./${folder}/${folder}.css" layer(components);\n`);
}

/**
 * Adds a handle to the list of undocumented handles, in order of name. @throws Error if the list is not in the expected
 * place
 */
export function withHandle(names: string, name: string): string {
  const list = /export const ADDED_NAMES: readonly string\[\] = \[([^\]]*)\];/u;
  const found = list.exec(names);
  if (found === null)
    throw new Error(
      "documented-names.ts looks otherwise than expected: add the block's handle to ADDED_NAMES by hand.",
    );
  const known = [...(found[1] ?? "").matchAll(/"(\w+)"/gu)].map(([, one = ""]) => one);
  const all = [...new Set([...known, name])].toSorted().map((one) => JSON.stringify(one));
  return names.replace(list, `export const ADDED_NAMES: readonly string[] = [${all.join(", ")}];`);
}
