import { type BrandConfig, defineBrand } from "@courseway/brand";
import type { BlockContract } from "@courseway/content-client";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import type { AppFile } from "../audit/launch.ts";
import { CommandError } from "./options.ts";
import type { RehearsedSite } from "../rehearsal/rehearsed-site.ts";
import type * as opener from "../site/index.ts";

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

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isBlock = (value: unknown): value is LoadedBlock =>
  isRecord(value) && typeof value["name"] === "string" && isRecord(value["fields"]);

function readSite(site: unknown, file: string): Pick<LoadedSite, "brand" | "blocks"> {
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

/** @throws CommandError if the folder has none */
function findSiteFile(folder: string): string {
  const file = resolve(folder, "site.ts");
  if (!existsSync(file)) throw new CommandError(`${folder} has no site.ts. Give the folder of an app with --site.`);
  return file;
}

/** The variables of an app's `.env` and `.env.local`, and before them those of the process. */
export function readVariables(folder: string, env: LoadedSite["env"]): LoadedSite["env"] {
  const [shared, local] = [".env", ".env.local"].map((name) => parseEnv(readTextFile(join(folder, name)) ?? ""));
  return { ...shared, ...local, ...env };
}

interface OpenOptions {
  readonly env: LoadedSite["env"];
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

/** What opens a site. It is from the app's own packages, so that pages are the same as the app would serve. */
type Opener = typeof opener;

const OPENER = "@courseway/editor-tools/site";

/** @throws CommandError if the app has no editor-tools of this version, or no storefront */
async function importOpener(folder: string): Promise<Opener> {
  try {
    const file = createRequire(join(folder, "package.json")).resolve(OPENER);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this package's own module, from the app's copy of it
    return (await import(pathToFileURL(file).href)) as Opener;
  } catch (error) {
    throw new CommandError(
      `${folder} has no ${OPENER}, which opens its site: ${getMessage(error)}. Install the app's dependencies, @courseway/editor-tools and @courseway/storefront of this version among them.`,
    );
  }
}

/**
 * Loads an app's `site.ts` without a build, and its environment.
 * @throws CommandError if the folder has none, or it cannot be loaded
 */
export async function loadSite(folder: string, env: LoadedSite["env"]): Promise<LoadedSite> {
  const file = findSiteFile(folder);
  const { loadApp } = await importOpener(folder);
  const site = await loadApp(folder).catch((error: unknown) => {
    throw new CommandError(
      `${file} cannot be loaded: ${getMessage(error)}. Install the app's dependencies, and check that it builds.`,
    );
  });
  return {
    folder,
    ...readSite(site, file),
    env: readVariables(folder, env),
    links: readTextFile(join(folder, "links.txt")),
    claims: resolve(folder, CLAIMS_FILE),
    files: listTeamFiles(folder),
  };
}

/**
 * Opens an app's site with its own environment, to see its pages.
 * @throws CommandError if the folder has none, it cannot be loaded, or its environment is incomplete
 */
export async function openSite(folder: string, { env, ...options }: OpenOptions): Promise<RehearsedSite> {
  findSiteFile(folder);
  const { openRehearsal } = await importOpener(folder);
  return openRehearsal(folder, { ...options, env: readVariables(folder, env) }).catch((error: unknown) => {
    throw new CommandError(`${folder} cannot be rehearsed: ${getMessage(error)}`);
  });
}
