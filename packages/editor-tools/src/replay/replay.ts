import type { CallRecord } from "./records.ts";
import { type ReplayRule, findRule } from "./rules.ts";

/** The functions of one version of the packages, by name. */
export type Version = Readonly<Record<string, unknown>>;

/** A record for which two versions return different results. */
export interface ReplayExample extends CallRecord {
  readonly before: unknown;
  readonly after: unknown;
}

/** The differences by one rule. */
export interface ReplayRow extends ReplayRule {
  readonly count: number;
  /** The first three differences. */
  readonly examples: readonly ReplayExample[];
}

/** The result of replaying the same records in two versions. Plain JSON. */
export interface ReplayReport {
  /** The number of records that both versions ran. */
  readonly ran: number;
  readonly differing: number;
  /** Functions that one of the versions does not have; their records were not run. */
  readonly missing: readonly string[];
  /** The rules, the most frequent first. */
  readonly rows: readonly ReplayRow[];
}

const EXAMPLES = 3;

function computeAnswer(version: Version, { function: name, input }: CallRecord): unknown {
  const member = version[name];
  try {
    // As JSON, like the data that a page gets.
    return typeof member === "function"
      ? JSON.parse(JSON.stringify(Reflect.apply(member, undefined, input) ?? null))
      : null;
  } catch (error) {
    return { throws: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs records in two versions and reports how many results differ, by which rule, with examples. */
export function replay(records: readonly CallRecord[], from: Version, to: Version): ReplayReport {
  const names = new Set(records.map((record) => record.function));
  const missing = [...names].filter((name) => typeof from[name] !== "function" || typeof to[name] !== "function");
  const rows = new Map<string, ReplayRow>();
  let [ran, differing] = [0, 0];
  for (const record of records) {
    if (missing.includes(record.function)) continue;
    ran += 1;
    const [before, after] = [computeAnswer(from, record), computeAnswer(to, record)];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    differing += 1;
    const rule = findRule(record.function, before, after);
    const row = rows.get(rule.name) ?? { ...rule, count: 0, examples: [] };
    const examples = row.examples.length < EXAMPLES ? [...row.examples, { ...record, before, after }] : row.examples;
    rows.set(rule.name, { ...row, count: row.count + 1, examples });
  }
  const sorted = [...rows.values()].toSorted(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name),
  );
  return { ran, differing, missing, rows: sorted };
}

const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the part of a result that differs: for an object, only the different fields. */
function pickShared(value: unknown, other: unknown): unknown {
  if (!isRecord(value) || !isRecord(other)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, part]) => JSON.stringify(part) !== JSON.stringify(other[name])),
  );
}

/** Formats the report as Markdown: a table for a changelog, then the examples. */
export function replayText(
  { ran, differing, missing, rows }: ReplayReport,
  names: { from: string; to: string },
): string {
  const head = `${differing} of ${ran} recorded calls are answered differently by ${names.to} than by ${names.from}.`;
  const table = [
    "| rule | requirements | calls | example: before → after |",
    "|---|---|---|---|",
    ...rows.map(({ name, requirements, count, examples: [first] }) => {
      const before = shown(pickShared(first?.before, first?.after)).replaceAll("|", "\\|");
      const after = shown(pickShared(first?.after, first?.before)).replaceAll("|", "\\|");
      return `| ${name} | ${requirements} | ${count} | \`${before}\` → \`${after}\` |`;
    }),
  ];
  const left = missing.length === 0 ? [] : [`Not run, because one version lacks them: ${missing.join(", ")}.`];
  return [head, ...left, ...(rows.length === 0 ? [] : ["", ...table])].join("\n");
}
