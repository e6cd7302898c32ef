import type { ReleasePlan } from "@changesets/types";

const HEAD = `# Upgrading

What each release asks of an app, newest first. Install and raise all \`@courseway\` packages together. A release writes its section from the
changesets. Only the last section, on Next, React and Node, is written by hand.
`;

type Type = "major" | "minor" | "patch";

/** Before 1.0 a minor version may also be breaking. */
const TITLES: Readonly<Record<Type, string>> = {
  major: "What you must edit",
  minor: "What is new; before 1.0 it may ask for edits",
  patch: "What works better",
};

const RANK: readonly Type[] = ["patch", "minor", "major"];
const bare = (name: string): string => name.replace("@courseway/", "");

/**
 * The section of the planned release: each changeset once, under its most severe type of change, with the packages it
 * concerns. Empty if nothing is planned.
 * @param day for example `2026-11-22`
 * @param printed the output of `courseway-offers replay` about results that the release changes, or nothing
 */
export function upgradeSection({ changesets, releases }: ReleasePlan, day: string, printed = ""): string {
  if (changesets.length === 0) return "";
  const notes = changesets.map(({ summary, releases }) => {
    const types = releases.flatMap(({ type }) => (type === "none" ? [] : [type]));
    const type = RANK[Math.max(0, ...types.map((one) => RANK.indexOf(one)))] ?? "patch";
    return { type, text: summary.trim(), names: releases.map(({ name }) => bare(name)).toSorted() };
  });
  const parts = RANK.toReversed().flatMap((type) => {
    const some = notes.filter((note) => note.type === type);
    const lines = some.map(({ names, text }) => `- **${names.join(", ")}**: ${text.replaceAll(/\n+/gu, "\n  ")}`);
    return some.length === 0 ? [] : [`### ${TITLES[type]}\n\n${lines.join("\n")}\n`];
  });
  if (printed !== "") parts.push(`### What recorded prices, codes and links become\n\n${printed.trim()}\n`);
  const versions = releases.filter(({ type }) => type !== "none");
  const rows = versions.map(({ name, oldVersion, newVersion }) => `| ${bare(name)} | ${oldVersion} | ${newVersion} |`);
  return `## ${day}\n\n| package | from | to |\n|---|---|---|\n${rows.toSorted().join("\n")}\n\n${parts.join("\n")}`;
}

/** The packages of a section, each with its version before the release: `pricing 0.4.0`. */
const raised = (section: string): ReadonlySet<string> =>
  new Set([...section.matchAll(/^\| (\S+) \| (\d\S*) \|/gmu)].map(([, name = "", from = ""]) => `${name} ${from}`));

/**
 * Adds a section at the top of the guide. If the newest section raises a package from the same version, an interrupted
 * run wrote it before it raised the version, so it is replaced.
 */
export function withSection(guide: string, section: string): string {
  const earlier = guide.startsWith(HEAD) ? guide.slice(HEAD.length) : "";
  const [newest = "", ...older] = earlier.trimStart().split(/^(?=## )/mu);
  const before = raised(newest);
  const isUnfinished = [...raised(section)].some((one) => before.has(one));
  const parts = [HEAD, section, isUnfinished ? "" : newest, ...older];
  return parts.flatMap((part) => (part === "" ? [] : [`${part.trimEnd()}\n`])).join("\n");
}
