import { fieldReport, type FieldRow } from "./field-report.ts";
import { type FieldError, type FieldFigure, readErrorLine, readVitalsLine } from "./vitals-line.ts";

/** The text of `courseway-vitals --help`. */
export const VITALS_USAGE = `courseway-vitals [--json] [file…]

Prints the 75th percentile of LCP, INP, CLS and TTFB per page type and block, and what browsers met as errors, from logs of a
site: files, or what comes in. "slow" is the part of views beyond the goal; "<- slower than its neighbors" names a block by
more than chance. --json prints the rows as JSON, which Storybook shows with each block.
`;

function messageIn(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    const message: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "message") : null;
    return typeof message === "string" ? message : "";
  } catch {
    // A log has other lines too.
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

/** Browsers' errors, the most frequent first. */
function errorLines(errors: readonly FieldError[]): readonly string[] {
  const times = new Map<string, number>();
  for (const error of errors) times.set(error.what, (times.get(error.what) ?? 0) + error.times);
  const rows = [...times].toSorted(([, one], [, other]) => other - one);
  return rows.length === 0
    ? []
    : ["", "   times  errors of browsers", ...rows.map(([what, count]) => `${String(count).padStart(8)}  ${what}`)];
}

/**
 * The report of a log. Lines that are neither figures nor errors are ignored.
 * @returns text, or with `isJson` the rows of figures as JSON
 */
export async function vitalsReport(
  lines: AsyncIterable<string> | Iterable<string>,
  { isJson = false }: { readonly isJson?: boolean } = {},
): Promise<string> {
  const figures: FieldFigure[] = [];
  const errors: FieldError[] = [];
  for await (const line of lines) {
    const message = messageIn(line);
    const figure = readVitalsLine(message);
    if (figure !== null) figures.push(figure);
    const error = readErrorLine(message);
    if (error !== null) errors.push(error);
  }
  const rows = fieldReport(figures);
  if (isJson) return `${JSON.stringify(rows, null, 2)}\n`;
  const head = ["page type".padEnd(16), "     ", "block".padEnd(20), "   views", "     p75", "   slow"].join(" ");
  const table = rows.length === 0 ? [NO_FIGURES] : [head, ...rows.map(columns)];
  return `${[...table, ...errorLines(errors)].join("\n")}\n`;
}

const NO_FIGURES = "No figures in these logs. Is vitals.share of the brand above 0?";
