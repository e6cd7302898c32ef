import { placeText, type Severity } from "../finding/finding.ts";
import type { JudgedFinding } from "../marks/settings.ts";

const HEADS: Readonly<Record<Severity, string>> = { error: "ERROR", warning: "warning", note: "note" };

const formatLines = ({ severity, brand, place, message, advice, key }: JudgedFinding): readonly string[] => [
  `${HEADS[severity]}  ${brand}, ${placeText(place)}`,
  `  ${message}`,
  `  ${advice}`,
  `  key: ${key}`,
  "",
];

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

interface ReadPages {
  readonly brands: number;
  readonly pages: number;
  /** The pages that were read as drafts. */
  readonly drafts?: readonly string[];
}

/** Formats the findings for a terminal, the worst first, with the number of each kind. */
export function reportText(findings: readonly JudgedFinding[], { brands, pages, drafts = [] }: ReadPages): string {
  const open = findings.filter(({ deliberate }) => deliberate === null);
  const of = (severity: Severity): number => open.filter((one) => one.severity === severity).length;
  const summary = [counted(of("error"), "error"), counted(of("warning"), "warning"), counted(of("note"), "note")];
  return [
    ...open.flatMap(formatLines),
    `${summary.join(", ")}; ${findings.length - open.length} deliberate. Read ${counted(pages, "page")} of ${counted(brands, "brand")}.`,
    ...(drafts.length === 0 ? [] : [`As ${counted(drafts.length, "draft")}: ${drafts.join(", ")}.`]),
  ].join("\n");
}
