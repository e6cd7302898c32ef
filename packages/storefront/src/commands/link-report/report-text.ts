import type { LinkReport, ReportedLink } from "./site-links.tsx";

/** The first line, which keeps the moment that the report was rendered for. */
const HEAD = /^# Links of .*, at (\S+)\.$/u;

/** The moment of a report, in epoch ms; null for a text that is none. */
export function parseMoment(text: string): number | null {
  const at = Date.parse(HEAD.exec(text.split("\n", 1)[0] ?? "")?.[1] ?? "");
  return Number.isNaN(at) ? null : at;
}

/**
 * A report as lines that a person reviews in a diff: each page with the links of its blocks as they lead nobody, then each
 * target once, with where it leads the others instead.
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

/** What becomes of a target: the parameters that it gains at its end, else the whole of the other. */
function describeChange(target: string, other: string): string {
  const gained = other.startsWith(target) ? /^[?&](.+)$/u.exec(other.slice(target.length))?.[1] : undefined;
  return gained === undefined ? other : `+ ${gained}`;
}

/** Targets of which the same becomes stand together: most pages of the site gain what the visitor brought. */
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
