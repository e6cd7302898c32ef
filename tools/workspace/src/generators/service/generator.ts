import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePlopAPI } from "plop";
import { root } from "../../local/paths.ts";
import { toFolder, nameProblem } from "../registry.ts";

const services = join(root, "packages/services/src");
const template = (name: string): string => join(import.meta.dirname, `${name}.hbs`);
const file = (name: string, from: string) => ({
  type: "add",
  path: join(services, `{{kebabCase name}}/${name}`),
  templateFile: template(from),
});

/** `pnpm new service weather`: creates a client with its schema, its test and its export, and a changeset. */
export function addService(plop: NodePlopAPI, folders: readonly string[]): void {
  const validate = (name: string): string | true =>
    folders.includes(toFolder(name))
      ? `The folder ${toFolder(name)} is there already.`
      : nameProblem(name, /^[a-z][A-Za-z0-9]*$/u, "jobBoard", []);
  plop.setGenerator("service", {
    description: "a client of a remote service",
    prompts: [{ type: "input", name: "name", message: "What the service is called in code (jobBoard)", validate }],
    actions: (answers) => {
      const name = String(answers?.["name"]);
      const problem = validate(name);
      if (problem !== true) throw new Error(problem);
      const folder = toFolder(name);
      const exported = `export * from "./${folder}/index.ts";\n`;
      return [
        file("client.ts", "client.ts"),
        file("wire.ts", "wire.ts"),
        file("index.ts", "index.ts"),
        file("client.test.ts", "test.ts"),
        {
          type: "add",
          path: join(root, ".changeset/service-{{kebabCase name}}.md"),
          templateFile: template("changeset.md"),
        },
        { type: "modify", path: join(services, "index.ts"), transform: (text: string) => text + exported },
        ...pinned(name),
        {
          type: "pnpm",
          words: ["exec", "oxfmt", `packages/services/src/${folder}`, "packages/services/src/index.test.ts"],
        },
      ];
    },
  });
}

/** Adds the new name to the test of the public names, before the first one that follows it. */
function pinned(name: string) {
  const path = join(services, "index.test.ts");
  const made = `create${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const next = [...readFileSync(path, "utf8").matchAll(/^ {4}"(\w+)",$/gmu)]
    .map(([, known = ""]) => known)
    .find((known) => known > made);
  if (next === undefined) return [];
  return [
    {
      type: "modify",
      path,
      transform: (text: string) => text.replace(`    "${next}",`, `    "${made}",\n    "${next}",`),
    },
  ];
}
