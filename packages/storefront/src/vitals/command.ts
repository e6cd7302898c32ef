import { fieldReport, type FieldRow } from "./field-report.ts";
import { readVitalsLine } from "./vitals-line.ts";

/** What `courseway-vitals --help` says. */
export const VITALS_USAGE = `courseway-vitals [file…]

Prints the 75th percentile of LCP, INP, CLS and TTFB per page type and block, from logs of a site: files, or what comes in.
"slow" is the part of views beyond the goal; "<- slower than its neighbors" names a block by more than chance.
`;

function messageIn(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    const message: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "message") : null;
    return typeof message === "string" ? message : "";
  } catch {
    // A log has lines of others too.
    return "";
  }
}

const columns = ({ pageType, metric, block, views, p75, slowShare, isNamed }: FieldRow): string =>
  [
    pageType.padEnd(16),
    metric.padEnd(5),
    (block ?? "(page)").padEnd(20),
    String(views).padStart(8),
    String(p75).padStart(8),
    `${(slowShare * 100).toFixed(1)}%`.padStart(7),
    isNamed ? "  <- slower than its neighbors" : "",
  ]
    .join(" ")
    .trimEnd();

/** The report of a log's lines, as text. Lines that are no figure are left out. */
export async function vitalsReport(lines: AsyncIterable<string> | Iterable<string>): Promise<string> {
  const figures = [];
  for await (const line of lines) {
    const figure = readVitalsLine(messageIn(line));
    if (figure !== null) figures.push(figure);
  }
  if (figures.length === 0) return "No figures in these logs. Is vitals.share of the brand above 0?\n";
  const head = ["page type".padEnd(16), "     ", "block".padEnd(20), "   views", "     p75", "   slow"].join(" ");
  return `${[head, ...fieldReport(figures).map(columns)].join("\n")}\n`;
}
