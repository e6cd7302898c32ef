import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { root } from "@courseway/workspace/local";

/**
 * The packages whose vectors are tried, with the folders that no vector reaches: code that waits, fetches, renders or
 * tests.
 */
export const TRIED = {
  pricing: { without: ["claims", "conforms", "locale", "test-kit", "testing"], entries: ["index", "texts/index"] },
  coupons: {
    without: ["events", "offer", "react", "test-kit", "testing", "package"],
    entries: ["index", "emailed/index", "explain/index", "texts/index"],
  },
} as const;

/** One change of the code. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** A copy of a package's code that contains every mutant; each can be switched on by its id. */
export interface MutatedPackage {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
}

const quiet = (): void => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/** Writes the copy. Node strips the types of its files, so it is outside of `node_modules`. */
export async function mutatedPackage(name: keyof typeof TRIED): Promise<MutatedPackage> {
  const source = join(root, "packages", name, "src");
  const folder = join(root, "packages", name, ".stryker-vectors-tmp");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  cpSync(source, folder, { recursive: true });
  const { without } = TRIED[name];
  const files = globSync("**/*.ts", { cwd: source })
    .filter(
      (file) => !/(?:\.test|(?:^|\/)index)\.ts$/u.test(file) && !without.some((one) => file.startsWith(`${one}/`)),
    )
    .map((file) => ({ name: file, content: readFileSync(join(source, file), "utf8"), mutate: true }));
  const made = await new Instrumenter(logger).instrument(files, { plugins: null, excludedMutations: [], ignorers: [] });
  for (const file of made.files) writeFileSync(join(folder, file.name), file.content);
  return { folder, mutants: made.mutants };
}
