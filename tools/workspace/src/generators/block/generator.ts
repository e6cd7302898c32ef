import { join } from "node:path";
import type { NodePlopAPI } from "plop";
import { DOCUMENTED_NAMES } from "../../../../../packages/blocks/src/shared/testing/documented-names.ts";
import { root } from "../../local/paths.ts";
import { toFolder, nameProblem, withBlock, withHandle, withStyle } from "../registry.ts";

const blocks = join(root, "packages/blocks/src");
const NAMES = "packages/blocks/src/shared/testing/documented-names.ts";
const template = (name: string): string => join(import.meta.dirname, `${name}.hbs`);
const file = (name: string, from: string) => ({
  type: "add",
  path: join(blocks, `{{kebabCase name}}/${name}`),
  templateFile: template(from),
});

/** The option for an undocumented name: `--handle` confirms that the handle is new. */
const NEW_HANDLE = "--handle";

/**
 * `pnpm new block quickFacts --handle`: creates the block's folder, its two lines in the registry, its page in the
 * editors' reference, and a changeset. A documented block that is not built yet needs no `--handle`.
 */
export function addBlock(plop: NodePlopAPI, folders: readonly string[]): void {
  const isNewHandle = process.argv.includes(NEW_HANDLE);
  const validate = (name: string): string | true => {
    const problem = nameProblem(name, /^[a-z][A-Za-z0-9]*$/u, "quickFacts", []);
    if (problem !== true) return problem;
    if (folders.includes(toFolder(name)))
      return `The block ${name} is there already, in packages/blocks/src/${toFolder(name)}: change it there, or take another name.`;
    if (isNewHandle || DOCUMENTED_NAMES.includes(name)) return true;
    return `"${name}" is no documented block. If it is to be a new handle in the content system, for all brands, say so: pnpm new block ${name} ${NEW_HANDLE}. A block of one brand stands in its app: see docs/adding-a-block.md.`;
  };
  plop.setGenerator("block", {
    description: "a content block with two fields",
    prompts: [
      { type: "input", name: "name", message: "The block's handle in the content system (quickFacts)", validate },
    ],
    actions: (answers) => {
      const name = String(answers?.["name"]);
      const problem = validate(name);
      if (problem !== true) throw new Error(problem);
      return [
        file("fields.ts", "fields.ts"),
        file("examples.ts", "examples.ts"),
        file("view.ts", "view.ts"),
        file("index.tsx", "index.tsx"),
        file("{{kebabCase name}}.css", "block.css"),
        file("{{kebabCase name}}.test.ts", "test.ts"),
        {
          type: "add",
          path: join(root, ".changeset/block-{{kebabCase name}}.md"),
          templateFile: template("changeset.md"),
        },
        { type: "modify", path: join(blocks, "registry.ts"), transform: (text: string) => withBlock(text, name) },
        { type: "modify", path: join(blocks, "styles.css"), transform: (text: string) => withStyle(text, name) },
        ...(DOCUMENTED_NAMES.includes(name)
          ? []
          : [{ type: "modify", path: join(root, NAMES), transform: (text: string) => withHandle(text, name) }]),
        { type: "pnpm", words: ["exec", "oxfmt", NAMES, `packages/blocks/src/${toFolder(name)}`] },
        { type: "pnpm", words: ["docs:blocks"] },
      ];
    },
  });
}
