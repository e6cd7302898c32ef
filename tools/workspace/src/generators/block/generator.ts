import { join } from "node:path";
import type { NodePlopAPI } from "plop";
import { DOCUMENTED_NAMES } from "../../../../../packages/blocks/src/shared/testing/documented-names.ts";
import { root } from "../../local/places.ts";
import { folderOf, nameProblem, withBlock, withStyle } from "../registry.ts";

const blocks = join(root, "packages/blocks/src");
const template = (name: string): string => join(import.meta.dirname, `${name}.hbs`);
const file = (name: string, from: string) => ({
  type: "add",
  path: join(blocks, `{{kebabCase name}}/${name}`),
  templateFile: template(from),
});

/** `pnpm new block multiIcon`: the block's folder, its two lines, its page in the editors' reference, a changeset. */
export function addBlock(plop: NodePlopAPI, folders: readonly string[]): void {
  const validate = (name: string): string | true => {
    if (folders.includes(folderOf(name))) return `The folder ${folderOf(name)} is there already.`;
    const problem = nameProblem(name, /^[a-z][A-Za-z0-9]*$/u, "multiIcon", []);
    if (problem !== true || DOCUMENTED_NAMES.includes(name)) return problem;
    return `"${name}" is none of the library's documented blocks. A block of one brand's own stands in its app; one for all brands is added to packages/blocks/src/shared/testing/documented-names.ts and to the requirements first.`;
  };
  plop.setGenerator("block", {
    description: "a content block with two fields",
    prompts: [
      { type: "input", name: "name", message: "The block's handle in the content system (multiIcon)", validate },
    ],
    actions: (answers) => {
      const name = String(answers?.["name"]);
      const problem = validate(name);
      if (problem !== true) throw new Error(problem);
      return [
        file("fields.ts", "fields.ts"),
        file("examples.ts", "examples.ts"),
        file("guide.ts", "guide.ts"),
        file("view.ts", "view.ts"),
        file("{{pascalCase name}}.tsx", "component.tsx"),
        file("index.ts", "index.ts"),
        file("{{kebabCase name}}.css", "block.css"),
        file("{{kebabCase name}}.test.ts", "test.ts"),
        {
          type: "add",
          path: join(root, ".changeset/block-{{kebabCase name}}.md"),
          templateFile: template("changeset.md"),
        },
        { type: "modify", path: join(blocks, "registry.ts"), transform: (text: string) => withBlock(text, name) },
        { type: "modify", path: join(blocks, "styles.css"), transform: (text: string) => withStyle(text, name) },
        { type: "pnpm", words: ["exec", "oxfmt", `packages/blocks/src/${folderOf(name)}`] },
        { type: "pnpm", words: ["docs:blocks"] },
      ];
    },
  });
}
