import { z } from "zod";

/** The ways in which a body can be wrong. */
export const MALFORMED = ["truncated", "html", "shape", "huge"] as const;
export type Malformed = (typeof MALFORMED)[number];

/**
 * When the connection breaks: before any response, as if nothing listened; in the middle of a response; or after the
 * call was processed, so that its response is lost and a retry processes it twice.
 */
export const CUTS = ["before", "middle", "after"] as const;
export type Cut = (typeof CUTS)[number];

const isNo = (value: unknown): boolean => value === "" || value === false || value === "false" || value === undefined;
const isYes = (value: unknown): boolean => value === true || value === "true" || value === "on" || value === "1";

const optionalNumber = (schema: z.ZodNumber) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : Number(value)), schema.nullable());

/** One of several words; true selects the word that was the only one earlier. */
const choice = <const Words extends readonly [string, ...string[]]>(words: Words, yes: Words[number]) =>
  z.preprocess((value) => {
    if (isYes(value)) return yes;
    return isNo(value) ? null : value;
  }, z.enum(words).nullable());

/**
 * How a service fails. All fields are optional and can be combined: a slow 503, a late cut. `share` makes that fraction
 * of the calls fail (0 to 1), `times` only the next so many. `random` makes every failing call fail in a different way,
 * determined by `seed`; it overrides the other ways.
 */
export const faultSchema = z.object({
  delayMs: optionalNumber(z.number().min(0).max(120_000)),
  status: optionalNumber(z.number().int().min(200).max(599)),
  /** The Retry-After header for `status`, in seconds. */
  retryAfter: optionalNumber(z.number().min(0).max(3600)),
  malformed: choice(MALFORMED, "truncated"),
  cut: choice(CUTS, "middle"),
  random: z.preprocess(isYes, z.boolean()),
  /** Selects the random sequence: with the same seed, the same calls of a service fail in the same way. */
  seed: optionalNumber(z.number().int().min(0).max(4_294_967_295)),
  share: optionalNumber(z.number().min(0).max(1)),
  times: optionalNumber(z.number().int().min(1)),
});

export type Fault = z.infer<typeof faultSchema>;

/** A fault without effect, as a starting point. */
export const NO_FAULT: Fault = faultSchema.parse({});

export type FaultReading =
  | { readonly ok: true; readonly fault: Fault }
  | { readonly ok: false; readonly message: string };

/** Parses a fault from a form, whose `percent` is a share of 100, or from JSON. */
export function readFault(input: unknown): FaultReading {
  const read = faultSchema.safeParse(withShare(input));
  if (read.success) return { ok: true, fault: read.data };
  const issue = read.error.issues[0];
  return {
    ok: false,
    message: `"${issue?.path.join(".") || "body"}" is not usable: ${issue?.message}. Known fields: delayMs, status, retryAfter, malformed (${MALFORMED.join(", ")}), cut (${CUTS.join(", ")}), random, seed, share, times.`,
  };
}

function withShare(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("percent" in input)) return input;
  const { percent } = input;
  return percent === "" ? input : { ...input, share: Number(percent) / 100 };
}

const CUT_WORDS: Readonly<Record<Cut, string>> = {
  before: "closes the connection without an answer",
  middle: "cuts the answer in the middle",
  after: "does what was asked, and its answer is lost",
};

/** The fault as a short text, for the page. */
export function describeFault(fault: Fault): string {
  const parts = [
    fault.random ? `fails at random${fault.seed === null ? "" : `, seed ${fault.seed}`}` : "",
    fault.delayMs ? `waits ${fault.delayMs} ms` : "",
    fault.status ? `answers ${fault.status}` : "",
    fault.retryAfter === null ? "" : `Retry-After ${fault.retryAfter} s`,
    fault.malformed ? `body: ${fault.malformed}` : "",
    fault.cut === null ? "" : CUT_WORDS[fault.cut],
    fault.share === null ? "" : `on ${Math.round(fault.share * 100)} % of the calls`,
    fault.times === null ? "" : `${fault.times} more times`,
  ];
  return parts.filter(Boolean).join(", ") || "set, but does nothing";
}
