import type { LinkReport, ReportedLink } from "./site-links.tsx";

/** The first line, with the moment of the report. */
const HEAD = /^# Links of .*, at (\S+)\.$/u;

/** The moment of a report, in epoch ms; null for any other text. */
export function parseMoment(text: string): number | null {
  const at = Date.parse(HEAD.exec(text.split("\n", 1)[0] ?? "")?.[1] ?? "");
  return Number.isNaN(at) ? null : at;
}

/**
 * A report as lines for review in a diff: each page with its blocks' links for the anonymous visitor, then each target once, with its
 * changes for the other visitors.
 */
export function reportText({ brand, visitors, pages }: LinkReport, at: number): string {
  const lines = pages.flatMap(({ path, links }) => ["", path, ...formatLines(links)]);
  return [
    `# Links of ${brand}, at ${new Date(at).toISOString()}.`,
    '# Written by "courseway-links --update"; a difference fails without it.',
    "",
    "## Pages: block, link → where it leads nobody in particular",
    ...lines,
    "",
    "## Targets: where each leads the others, where that is elsewhere",
    ...targetLines(
      pages.flatMap(({ links }) => links),
      visitors.map(({ name }) => name),
    ),
    "",
  ].join("\n");
}

function formatLines(links: readonly ReportedLink[]): readonly string[] {
  return links.flatMap(({ block, name, targets: [target] }, index) => [
    ...(links[index - 1]?.block === block ? [] : [`  ${block}`]),
    `    ${name || "(no name)"} → ${target}`,
  ]);
}

/** The change of a target: the parameters added at its end, or else the whole new target. */
function describeChange(target: string, other: string): string {
  const gained = other.startsWith(target) ? /^[?&](.+)$/u.exec(other.slice(target.length))?.[1] : undefined;
  return gained === undefined ? other : `+ ${gained}`;
}

/** Groups targets with the same change: most pages of the site gain the visitor's parameters. */
function targetLines(links: readonly ReportedLink[], names: readonly string[]): readonly string[] {
  const groups = new Map<string, Set<string>>();
  for (const { targets } of links) {
    const [target = ""] = targets;
    const changes = targets.flatMap((other, index) =>
      other === target ? [] : [`    ${names[index]}: ${describeChange(target, other)}`],
    );
    if (changes.length === 0) continue;
    const key = changes.join("\n");
    groups.set(key, (groups.get(key) ?? new Set()).add(target));
  }
  return [...groups].map(([changes, targets]) => `\n${[...targets].toSorted().join("\n")}\n${changes}`).toSorted();
}
