import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../local/paths.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Example names in the guides for a new brand, service or block. */
const EXAMPLE = /\/(?:xyz|weather-report)(?:[/.]|$)/u;

/**
 * The repository's files and folders that a text names in code marks, except paths with placeholders (`<id>`, `*`,
 * `…`).
 */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:packages|tools|apps|docs)\/[\w@./[\]~-]+)`/gu)].flatMap(([, path = ""]) =>
    EXAMPLE.test(path) ? [] : path,
  );

const texts = globSync(
  ["*.md", "docs/*.md", "docs/decisions/*.md", "docs/requirements/*.md", "{packages,tools}/*/README.md"],
  {
    cwd: root,
  },
);

it("documents name files and folders that are there", () => {
  const missing = texts.flatMap((text) =>
    namedIn(read(text)).flatMap((path) => (existsSync(join(root, path)) ? [] : [`${text}: ${path}`])),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

/**
 * The machine's own Node may be unable to run TypeScript, and then only prints `ERR_UNKNOWN_FILE_EXTENSION`. Scripts
 * run with the repository's Node.
 */
it("documents run TypeScript by the repository's scripts, not by the machine's Node", () => {
  const byHand = texts.flatMap((text) =>
    [...read(text).matchAll(/^\s*node \S+\.ts\b.*$/gmu)].map(([line]) => `${text}: ${line.trim()}`),
  );
  expect(byHand).toEqual([]);
});

it("the guide for an app outside tells to install every package of ours that its files name", () => {
  const guide = read("docs/starting-outside.md");
  const installed = new Set([...guide.matchAll(/^npm install (.*)$/gmu)].flatMap(([, words = ""]) => words.split(" ")));
  const named = [...guide.matchAll(/from "(@courseway\/[a-z-]+)/gu)].map(([, name = ""]) => name);
  expect([...new Set(named)].filter((name) => !installed.has(name))).toEqual([]);
});

/** The files of an export, under all of its conditions. */
const listFiles = (target: unknown): readonly string[] =>
  typeof target === "string" ? [target] : Object.values(target ?? {}).flatMap(listFiles);

const manifests = globSync("{packages,tools}/*/package.json", { cwd: root });

it.each(manifests)("%s exports files that are there", (manifest) => {
  const { exports = {} } = JSON.parse(read(manifest)) as { readonly exports?: unknown };
  const missing = listFiles(exports).filter((file) => globSync(file, { cwd: join(root, manifest, "..") }).length === 0);
  expect(missing).toEqual([]);
});
