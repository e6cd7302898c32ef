import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** A row of `courseway-vitals --json`: one metric of a block, on pages of one type. */
export interface FieldRow {
  readonly pageType: string;
  readonly metric: string;
  /** Null for the whole page. */
  readonly block: string | null;
  readonly views: number;
  readonly p75: number;
  readonly isNamed: boolean;
}

/**
 * @throws Error if `courseway-vitals --json` did not write the file
 */
export async function readFieldRows(file: string): Promise<readonly FieldRow[]> {
  // pnpm runs Storybook in this package's folder; a path is relative to the folder where it was typed.
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  const rows: unknown = JSON.parse(await readFile(path, "utf8"));
  if (!Array.isArray(rows))
    throw new Error(`STORYBOOK_FIELD: ${path} holds no list. Write it with "courseway-vitals --json site.log > file".`);
  return rows;
}

/** Time to the first byte is a figure of the page, not of a block. */
const METRICS = [
  ["LCP", " ms"],
  ["INP", " ms"],
  ["CLS", ""],
] as const;

const SLOW = " **slow**: slower than its neighbors by more than chance.";

/** The figures of one block as a Markdown table, with a row for each type of page. */
export function fieldTable(rows: readonly FieldRow[]): string {
  const types = [...new Set(rows.map(({ pageType }) => pageType))];
  const cell = (pageType: string, metric: string, unit: string): string => {
    const row = rows.find((one) => one.pageType === pageType && one.metric === metric);
    if (row === undefined) return "";
    return `${row.p75}${unit} (${row.views})${row.isNamed ? " **slow**" : ""}`;
  };
  return [
    `**In the field**, at the 75th percentile, with the number of views.${rows.some(({ isNamed }) => isNamed) ? SLOW : ""}`,
    "",
    `| Page type | ${METRICS.map(([metric]) => metric).join(" | ")} |`,
    `|---|${METRICS.map(() => "---|").join("")}`,
    ...types.map((type) => `| ${type} | ${METRICS.map(([metric, unit]) => cell(type, metric, unit)).join(" | ")} |`),
  ].join("\n");
}
