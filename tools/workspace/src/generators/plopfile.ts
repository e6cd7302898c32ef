import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { NodePlopAPI } from "plop";
import { root } from "../local/paths.ts";
import { addBlock } from "./block/generator.ts";
import { addBrand } from "./brand/generator.ts";
import { addService } from "./service/generator.ts";

const run = (...args: string[]): string => {
  execFileSync("pnpm", args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  return args.join(" ");
};

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The generators behind `pnpm new`; plop asks for everything that is missing on the command line. */
export default function generators(plop: NodePlopAPI): void {
  plop.setActionType("pnpm", (_, config) => {
    const { words } = config as { readonly words?: readonly string[] };
    return run(...(words ?? []));
  });
  addBlock(plop, foldersIn("packages/blocks/src"));
  addBrand(plop);
  addService(plop, foldersIn("packages/services/src"));
}
