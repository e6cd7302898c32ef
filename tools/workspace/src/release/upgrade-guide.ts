import type { ReleasePlan } from "@changesets/types";

const HEAD = `# Upgrading

What each release asks of an app, newest first. Install and raise all \`@courseway\` packages together. A release writes its section from the
changesets. Only the last section, on Next, React and Node, is written by hand.
`;

type Type = "major" | "minor" | "patch";

/** Before 1.0 a minor version may break as well. */
const TITLES: Readonly<Record<Type, string>> = {
  major: "What you must edit",
  minor: "What is new; before 1.0 it may ask for edits",
  patch: "What works better",
};

const RANK: readonly Type[] = ["patch", "minor", "major"];
const bare = (name: string): string => name.replace("@courseway/", "");

/**
 * The section of the release that is planned: each changeset once, under the gravest thing that it does, with the packages it
 * concerns. Empty where nothing is planned.
 * @param day for example `2026-11-22`
 * @param printed what `courseway-offers replay` says that the release answers differently, or nothing
 */
export function upgradeSection({ changesets, releases }: ReleasePlan, day: string, printed = ""): string {
  if (changesets.length === 0) return "";
  const notes = changesets.map(({ summary, releases: own }) => {
    const types = own.flatMap(({ type }) => (type === "none" ? [] : [type]));
    const type = RANK[Math.max(0, ...types.map((one) => RANK.indexOf(one)))] ?? "patch";
    return { type, text: summary.trim(), names: own.map(({ name }) => bare(name)).toSorted() };
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

/** The packages of a section, each with the version that it raises: `pricing 0.4.0`. */
const raised = (section: string): ReadonlySet<string> =>
  new Set([...section.matchAll(/^\| (\S+) \| (\d\S*) \|/gmu)].map(([, name = "", from = ""]) => `${name} ${from}`));

/**
 * The guide with one more section on top. A newest section that raises a package from the same version was written by a
 * run that was interrupted before the version rose: it is replaced.
 */
export function withSection(guide: string, section: string): string {
  const earlier = guide.startsWith(HEAD) ? guide.slice(HEAD.length) : "";
  const [newest = "", ...older] = earlier.trimStart().split(/^(?=## )/mu);
  const before = raised(newest);
  const isUnfinished = [...raised(section)].some((one) => before.has(one));
  const parts = [HEAD, section, isUnfinished ? "" : newest, ...older];
  return parts.flatMap((part) => (part === "" ? [] : [`${part.trimEnd()}\n`])).join("\n");
}
