import { root } from "@courseway/workspace/local";
import { packPackages, run } from "@courseway/workspace/pack";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const ofAce = createRequire(join(root, "apps/ace/package.json"));

/** `next@16` → `next@16.4.6`: the version that this repository has, so that the app is tried with no other. */
function exact(word: string): string {
  const name = /^(?<name>next|react|react-dom)@\d+$/u.exec(word)?.groups?.["name"];
  if (name === undefined) return word;
  const { version } = ofAce(`${name}/package.json`) as { version: string };
  return `${name}@${version}`;
}

const guide = readFileSync(join(root, "docs/starting-outside.md"), "utf8");

/**
 * Makes the app of the guide in an empty folder, with npm and the packed packages alone. What a registry would add, the
 * packages that ours depend on, is named next to what the guide names.
 * @param step told what begins
 */
export async function makeApp(folder: string, step: (what: string) => void): Promise<void> {
  const packed = join(folder, "packed");
  mkdirSync(packed);
  step("pack");
  const tarballs = await packPackages(readdirSync(join(root, "packages")), packed);
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

/** What the guide copies into a standalone build by hand. */
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

/** The sandbox's content with a page that has the app's own block and the overridden one. */
export function copyContent(folder: string): string {
  const content = join(folder, "content");
  cpSync(join(root, "tools/sandbox/content"), content, { recursive: true });
  writeFileSync(join(content, "ace/pages/outside.yaml"), PAGE);
  return content;
}

/** One file of the guide: the path that stands above the fence, and what is in it. */
export interface GuideFile {
  readonly path: string;
  readonly text: string;
}

/** The files that a guide tells to write: each fenced text below a line that names a path. */
export const listGuideFiles = (guide: string): readonly GuideFile[] =>
  [...guide.matchAll(/^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$/gmsu)].map(([, path = "", text = ""]) => ({ path, text }));

/** What a guide tells to install with npm: of its two lines, packages that run and packages that build. */
export const listInstalls = (guide: string): readonly (readonly string[])[] =>
  [...guide.matchAll(/^npm install (.*)$/gmu)].map(([, words = ""]) => words.split(" "));
