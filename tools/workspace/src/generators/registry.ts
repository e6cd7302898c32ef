/** `multiIcon` → `multi-icon`, the folder of a block. */
export const toFolder = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** What is wrong with the name of a new block, service or brand, or true. */
export function nameProblem(name: string, form: RegExp, example: string, taken: readonly string[]): string | true {
  if (!form.test(name)) return `"${name}" is no name here: write it as ${example}.`;
  return taken.includes(name) ? `"${name}" is there already.` : true;
}

const sortedLines = (lines: readonly string[]): string => [...new Set(lines)].toSorted().join("\n");

/**
 * The block registry with one block more, in order of name.
 * @throws Error when the registry has no list of imports or no list of blocks where they are looked for
 */
export function withBlock(registry: string, name: string): string {
  const imports = /(?:^import \{ \w+ \} from "\.\/[\w-]+\/index\.ts";\n)+/mu;
  const list = /const library = \[\n((?: {2}\w+,\n)+)\] as const;/u;
  if (!imports.test(registry) || !list.test(registry))
    throw new Error(
      "packages/blocks/src/registry.ts looks otherwise than expected: add the block's two lines by hand.",
    );
  const line = `import { ${name} } from "./${toFolder(name)}/index.ts";`;
  return registry
    .replace(imports, (found) => `${sortedLines([...found.trimEnd().split("\n"), line])}\n`)
    .replace(list, (_, found: string) => {
      const entries = sortedLines([...found.trimEnd().split("\n"), `  ${name},`]);
      return `const library = [\n${entries}\n] as const;`;
    });
}

/** The blocks' stylesheet with one import more, behind the others. @throws Error when it has none */
export function withStyle(styles: string, name: string): string {
  const imports = /(?:^@import "[^"]+" layer\(components\);\n)+/mu;
  if (!imports.test(styles)) throw new Error("packages/blocks/src/styles.css has no imports: add the block's by hand.");
  const folder = toFolder(name);
  return styles.replace(imports, (found) => `${found}@import "./${folder}/${folder}.css" layer(components);\n`);
}

/** The list of handles beyond the documented ones with one more, in order of name. @throws Error when it is not where it is looked for */
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
