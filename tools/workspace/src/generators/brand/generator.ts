import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePlopAPI } from "plop";
import { brandNames, root } from "../../local/paths.ts";
import { nameProblem } from "../registry.ts";
import { fromModel, themeFrom, withThemeColor } from "./model.ts";

const model = join(root, "apps/ace");
const themes = join(root, "packages/ui/src/themes");
const sandbox = join(root, "tools/sandbox");

/** Entries of the model's folder that are not part of its source. */
const MADE = ["node_modules", ".next", ".turbo", "next-env.d.ts", "coverage"];

const filesIn = (folder: string, but: readonly string[] = []): readonly string[] =>
  globSync("**/*", { cwd: folder, withFileTypes: true, exclude: (entry) => but.includes(entry.name) })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Creates one file per template in `folder`. */
const templates = (folder: string, target: string) =>
  filesIn(join(import.meta.dirname, folder)).map((path) => ({
    type: "add",
    path: join(target, path.replace(/\.hbs$/u, "")),
    templateFile: join(import.meta.dirname, folder, path),
  }));

/** Whether `pnpm fonts` writes the file. */
const isFontFile = (path: string): boolean => path.startsWith("fonts/") && !path.endsWith(".json");

/**
 * Copies the routes, settings and faces that each app has: the model's own files except its chrome and files that a
 * template or command writes.
 */
function copies(id: string) {
  const written = new Set(filesIn(join(import.meta.dirname, "app")).map((path) => path.replace(/\.hbs$/u, "")));
  return filesIn(model, MADE)
    .filter(
      (path) => !path.startsWith(".env") && !path.startsWith("chrome/") && !isFontFile(path) && !written.has(path),
    )
    .map((path) => ({
      type: "add",
      path: join(root, "apps", id, path),
      template: "",
      transform: () => fromModel(path, readFileSync(join(model, path), "utf8"), id),
    }));
}

/**
 * `pnpm new brand xyz`: creates the app, the theme, the sandbox's content and catalog, every app's `.env.example`, and
 * a changeset.
 */
export function addBrand(plop: NodePlopAPI): void {
  const folders = readdirSync(join(sandbox, "content"));
  const catalogs = readdirSync(join(sandbox, "catalog")).map((file) => file.replace(/\.yaml$/u, ""));
  const validate = (id: string): string | true =>
    nameProblem(id, /^[a-z][a-z0-9]{1,11}$/u, "xyz", [...brandNames, ...folders, ...catalogs]);
  plop.setGenerator("brand", {
    description: "a brand's site",
    prompts: [{ type: "input", name: "id", message: "The brand's id in small letters (xyz)", validate }],
    actions: (answers) => {
      const id = String(answers?.["id"]);
      const problem = validate(id);
      if (problem !== true) throw new Error(problem);
      return [
        ...copies(id),
        ...templates("app", join(root, "apps", id)),
        ...templates("content", join(sandbox, "content", id)),
        ...[
          [join(sandbox, "catalog", `${id}.yaml`), "catalog.yaml.hbs"],
          [join(root, ".changeset", `brand-${id}.md`), "changeset.md.hbs"],
        ].map(([path, name = ""]) => ({ type: "add", path, templateFile: join(import.meta.dirname, name) })),
        {
          type: "add",
          path: join(themes, `${id}.css`),
          template: "",
          transform: () => themeFrom(readFileSync(join(themes, "ace.css"), "utf8"), id),
        },
        {
          type: "modify",
          path: join(themes, "theme-colors.ts"),
          transform: (table: string) => withThemeColor(table, id),
        },
        { type: "pnpm", words: ["install", "--prefer-offline"] },
        { type: "pnpm", words: ["fonts", id] },
        { type: "pnpm", words: ["env:examples"] },
        { type: "pnpm", words: ["exec", "oxfmt", `apps/${id}`] },
        { type: "pnpm", words: ["links", "--update", id] },
      ];
    },
  });
}
