import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Application, LogLevel, Logger, type ProjectReflection, type TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { root } from "../local/paths.ts";

/** The packages that other teams import, and that therefore have a generated reference. */
export const DOCUMENTED = ["pricing", "coupons", "brand"] as const;

/** A package's reference: the generator's data, and the gaps that it found. */
export interface Reference {
  readonly app: Application;
  readonly project: ProjectReflection;
  /** One line for each export without a docstring, broken link, and so on; empty for a complete reference. */
  readonly gaps: readonly string[];
}

class Gaps extends Logger {
  readonly lines: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.lines.push(message);
  }
}

/** The source files of a package's entries, in the order of its `exports`. */
function listEntries(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    exports: Record<string, string>;
  };
  return Object.values(exports)
    .filter((path) => path.endsWith(".ts"))
    .map((path) => join(folder, path));
}

/** Reads one package for the reference generator; `name` is its folder in packages/. */
export async function readReference(name: string): Promise<Reference> {
  const folder = join(root, "packages", name);
  const options: Partial<TypeDocOptions & PluginOptions> = {
    name: `@courseway/${name}`,
    plugin: ["typedoc-plugin-markdown"],
    entryPoints: listEntries(folder),
    tsconfig: join(folder, "tsconfig.json"),
    exclude: ["**/*.test.ts", "**/testing/**"],
    readme: "none",
    disableGit: true,
    // `pnpm typecheck` reports them; a check here takes longer than the reference itself.
    skipErrorChecking: true,
    validation: {
      notDocumented: true,
      notExported: true,
      invalidLink: true,
      rewrittenLink: true,
      unusedMergeModuleWith: true,
    },
    requiredToBeDocumented: ["Function", "Variable", "Class", "Interface", "TypeAlias", "Enum"],
    outputFileStrategy: "modules",
    hideBreadcrumbs: true,
    hidePageHeader: true,
    hideGroupHeadings: true,
    useCodeBlocks: true,
    parametersFormat: "list",
    disableSources: true,
    hideGenerator: true,
  };
  const app = await Application.bootstrapWithPlugins(options);
  const logger = new Gaps();
  app.logger = logger;
  const project = await app.convert();
  if (project === undefined) {
    throw new Error(
      `The reference of ${name} was not generated: ${logger.lines.join("; ")}. Make the package type-check, then run \`pnpm api\` again.`,
    );
  }
  app.validate(project);
  return { app, project, gaps: logger.lines };
}

/** Writes a package's reference as Markdown into a folder, after emptying it. */
export async function writeReference({ app, project }: Reference, target: string): Promise<void> {
  await app.outputs.writeOutput({ name: "markdown", path: target }, project);
}
