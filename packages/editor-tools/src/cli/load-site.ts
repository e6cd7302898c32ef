import { type BrandConfig, defineBrand } from "@courseway/brand";
import type { BlockContract } from "@courseway/content-client";
import { transformSync } from "esbuild";
import { existsSync, globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import type { AppFile } from "../audit/launch.ts";
import { CommandError } from "./options.ts";

/** A block, reduced to what a command needs: its declaration and, in an app, its render function. */
export interface LoadedBlock extends BlockContract {
  /** Returns null if the block shows nothing. */
  readonly render?: (input: unknown) => unknown;
  /** Null for a block that calls no service. */
  readonly load?: unknown;
}

/** An app's settings, blocks and files. */
export interface LoadedSite {
  readonly folder: string;
  readonly brand: BrandConfig;
  readonly blocks: readonly LoadedBlock[];
  /** The variables of the process, which take precedence, and of `.env` and `.env.local`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The output of `courseway-links`, or null. */
  readonly links: string | null;
  /** The file with the promises that an editor has confirmed; it may not exist yet. */
  readonly claims: string;
  /** Its own settings, menus, header and footer. */
  readonly files: readonly AppFile[];
}

/** The file name of the list of confirmed promises in an app's folder. */
const CLAIMS_FILE = "claims.json";

let isTranslating = false;

/**
 * Makes Node load TSX, CSS and SVG. Node reads TypeScript itself, but not JSX, which esbuild translates; for a command,
 * styles and addresses of drawings are empty.
 */
function translateJsx(): void {
  if (isTranslating) return;
  isTranslating = true;
  registerHooks({
    load: (url, context, next) => {
      if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
      if (url.endsWith(".svg")) return { format: "module", source: 'export default "";', shortCircuit: true };
      if (!url.endsWith(".tsx")) return next(url, context);
      const source = readFileSync(fileURLToPath(url), "utf8");
      const { code } = transformSync(source, { loader: "tsx", jsx: "automatic" });
      return { format: "module", source: code, shortCircuit: true };
    },
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isBlock = (value: unknown): value is LoadedBlock =>
  isRecord(value) && typeof value["name"] === "string" && isRecord(value["fields"]);

function readSite(module: unknown, file: string): Pick<LoadedSite, "brand" | "blocks"> {
  const site = isRecord(module) ? module["site"] : undefined;
  if (!isRecord(site) || !Array.isArray(site["blocks"]) || !isRecord(site["brand"]))
    throw new CommandError(`${file} exports no site. Export what defineSite gives, as site.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- defineBrand checks it, field by field
  return { brand: defineBrand(site["brand"] as unknown as BrandConfig), blocks: site["blocks"].filter(isBlock) };
}

/** Returns a file's text; null if it does not exist. */
export const readTextFile = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

/** Lists the files that a brand team writes, except routes and tests. */
const listTeamFiles = (folder: string): readonly AppFile[] =>
  globSync(["*.ts", "{chrome,menu}/**/*.{ts,tsx}"], { cwd: folder })
    .filter((name) => !name.includes(".test."))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/**
 * Loads an app's `site.ts` without a build, and its environment.
 * @throws CommandError if the folder has none, or it cannot be loaded
 */
export async function loadSite(folder: string, env: LoadedSite["env"]): Promise<LoadedSite> {
  const file = resolve(folder, "site.ts");
  if (!existsSync(file)) throw new CommandError(`${folder} has no site.ts. Give the folder of an app with --site.`);
  translateJsx();
  let module: unknown;
  try {
    module = await import(pathToFileURL(file).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `${file} cannot be loaded: ${why}. Install the app's dependencies, and check that it builds.`,
    );
  }
  const files = [".env", ".env.local"].map((name) => parseEnv(readTextFile(join(folder, name)) ?? ""));
  return {
    folder,
    ...readSite(module, file),
    env: { ...files[0], ...files[1], ...env },
    links: readTextFile(join(folder, "links.txt")),
    claims: resolve(folder, CLAIMS_FILE),
    files: listTeamFiles(folder),
  };
}
