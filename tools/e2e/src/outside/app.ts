import { root } from "@courseway/workspace/local";
import { packPackages, run } from "@courseway/workspace/pack";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const requireFromAce = createRequire(join(root, "apps/ace/package.json"));

/** `next@16` → `next@16.4.6`: the version of this repository, so that the app uses no other. */
function exact(word: string): string {
  const name = /^(?<name>next|react|react-dom)@\d+$/u.exec(word)?.groups?.["name"];
  if (name === undefined) return word;
  const { version } = requireFromAce(`${name}/package.json`) as { version: string };
  return `${name}@${version}`;
}

const guide = readFileSync(join(root, "docs/starting-outside.md"), "utf8");

const packages = readdirSync(join(root, "packages"));

function pack(folder: string, step: (what: string) => void): Promise<ReadonlyMap<string, string>> {
  const packed = join(folder, "packed");
  mkdirSync(packed);
  step("pack");
  return packPackages(packages, packed);
}

/**
 * Creates the guide's app in an empty folder, with only npm and the packed packages. Our packages' own dependencies,
 * which a registry would add, are listed with the packages that the guide names.
 * @param step called at the start of each step
 */
export async function makeApp(folder: string, step: (what: string) => void): Promise<void> {
  const tarballs = await pack(folder, step);
  step("install with npm");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "academy", private: true, type: "module" }));
  const [words = [], ...more] = listInstalls(guide);
  const theirs = [words, ...more]
    .flat()
    .filter((word) => !word.startsWith("@courseway/") && word !== "--save-dev")
    .map(exact);
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs.values(), ...theirs], folder);
  for (const { path, text } of listGuideFiles(guide)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Copies the files that the guide copies into a standalone build by hand. */
export function completeStandalone(folder: string): void {
  cpSync(join(folder, "public"), join(folder, ".next/standalone/public"), { recursive: true });
  cpSync(join(folder, ".next/static"), join(folder, ".next/standalone/.next/static"), { recursive: true });
}

const PAGE = `title: Outside
baseComponents:
  - typeHandle: tuition
    tuitionTitle: What it costs
    tuitionProduct: re-az-basic
  - typeHandle: learnMore
    learnMoreContent: <p>A library block in other clothes.</p>
    ctaLabel: On
    ctaLink: /pricing/
`;

/** Copies the sandbox's content and adds a page with the app's own block and the overridden one. */
export function copyContent(folder: string): string {
  const content = join(folder, "content");
  cpSync(join(root, "tools/sandbox/content"), content, { recursive: true });
  writeFileSync(join(content, "ace/pages/outside.yaml"), PAGE);
  return content;
}

/** One file of the guide: the path above the code fence, and the fence's content. */
export interface GuideFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a guide: each code fence below a line with a path. */
export const listGuideFiles = (guide: string): readonly GuideFile[] =>
  [...guide.matchAll(/^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$/gmsu)].map(([, path = "", text = ""]) => ({ path, text }));

/** The packages that a guide installs with npm, by command: runtime dependencies, then development dependencies. */
export const listInstalls = (guide: string): readonly (readonly string[])[] =>
  [...guide.matchAll(/^npm install (.*)$/gmu)].map(([, words = ""]) => words.split(" "));
