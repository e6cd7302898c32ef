import { z } from "zod";
import { AUDIT_RULES, type Finding, finding, OFFER_RULES, REHEARSAL_RULES } from "../finding/finding.ts";

const markSchema = z.strictObject({
  finding: z
    .string()
    .trim()
    .regex(/^\S+ \S+ \S/u, "give a finding's key: brand, rule and place, with * for any"),
  reason: z.string().trim().min(10, "say why it is deliberate, for whoever reads it next year"),
});

const days = z.int().min(1).max(400);

/** What sales are checked against in the ledger. The numbers are the brand's own. */
const claimsSchema = z.strictObject({
  formerPrice: z.strictObject({ days, of: days }).nullable().default(null),
  ends: z.strictObject({ quietDays: days, of: days }).nullable().default(null),
});

const settingsSchema = z.strictObject({
  deliberate: z.array(markSchema).default([]),
  externalHosts: z.array(z.string().trim().min(1)).default([]),
  claims: claimsSchema.nullable().default(null),
});

/**
 * A brand team's decisions: which findings are deliberate, which hosts pages may link to, and what a sale is checked
 * against in the ledger; null for nothing.
 */
export type Settings = z.infer<typeof settingsSchema>;

/** No finding is deliberate, and pages may not link to hosts outside the brand family. */
export const NO_SETTINGS: Settings = { deliberate: [], externalHosts: [], claims: null };

/**
 * Reads the settings file.
 * @throws Error with what is wrong in the text and what to write
 */
export function readSettings(text: string, file: string): Settings {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}. Correct it.`, {
      cause: error,
    });
  }
  const read = settingsSchema.safeParse(json);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`);
  throw new Error(
    `${file} cannot be used: ${faults.join("; ")}. Its form is { "deliberate": [{ "finding", "reason" }], "externalHosts": [], "claims": { "formerPrice": { "days", "of" }, "ends": { "quietDays", "of" } } }.`,
  );
}

/** A finding, and why it is deliberate; null if it is not. */
export interface JudgedFinding extends Finding {
  readonly deliberate: string | null;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Creates a test for whether a mark's pattern matches a key: `*` stands for any characters. */
function matcher(pattern: string): (key: string) => boolean {
  const expression = new RegExp(`^${pattern.split("*").map(escaped).join(".*")}$`, "u");
  return (key) => expression.test(key);
}

/** The report that findings belong to, and its brands. */
export interface Judged {
  readonly report: "offers" | "audit" | "rehearsal";
  readonly brands: readonly string[];
}

/**
 * The rules that belong to other reports. A rehearsal also applies the calendar's rules, but only for the given brands
 * and period.
 */
const OTHER_RULES = {
  offers: [...AUDIT_RULES, ...REHEARSAL_RULES],
  audit: [...OFFER_RULES, ...REHEARSAL_RULES],
  rehearsal: [...AUDIT_RULES, ...OFFER_RULES],
} as const;

/** Whether this report could contain the finding that a mark names. */
function isDue(pattern: string, { report, brands }: Judged): boolean {
  const [brand = "", rule = ""] = pattern.split(" ");
  const others: readonly string[] = OTHER_RULES[report];
  return (brands.includes(brand) || brand.includes("*")) && !others.includes(rule);
}

/** Adds to each finding whether it is deliberate. A mark that matches no finding is a finding itself. */
export function judgedFindings(
  findings: readonly Finding[],
  { deliberate }: Pick<Settings, "deliberate">,
  judged: Judged,
): readonly JudgedFinding[] {
  const marks = deliberate.map((mark) => ({ ...mark, matches: matcher(mark.finding) }));
  const known = findings.map((one) => ({
    ...one,
    deliberate: marks.find(({ matches }) => matches(one.key))?.reason ?? null,
  }));
  const unused = marks.filter(
    ({ finding: pattern, matches }) => isDue(pattern, judged) && !findings.some(({ key }) => matches(key)),
  );
  const unknown = unused.map((mark) => ({
    ...finding({
      rule: "mark-unknown",
      severity: "warning",
      brand: mark.finding.split(" ", 1)[0] ?? "",
      place: { path: null, part: "list of deliberate findings", field: null },
      subject: mark.finding,
      message: `“${mark.finding}” is marked as deliberate, and there is no such finding.`,
      advice: "Delete the mark: what it was for is gone. Where it only moved, write its new key.",
    }),
    deliberate: null,
  }));
  return [...known, ...unknown];
}
