import { z } from "zod";

/** Ways in which a body can be wrong. */
export const MALFORMED = ["truncated", "html", "shape", "huge"] as const;
export type Malformed = (typeof MALFORMED)[number];

const optionalNumber = (schema: z.ZodNumber) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : Number(value)), schema.nullable());

const truthy = z.preprocess(
  (value) => value === true || value === "true" || value === "1" || value === "on",
  z.boolean(),
);

const malformed = z.preprocess((value) => {
  if (value === true || value === "true" || value === "on" || value === "1") return "truncated";
  return value === "" || value === false || value === "false" || value === undefined ? null : value;
}, z.enum(MALFORMED).nullable());

/**
 * How a service fails. Everything is optional and combines: a slow 503, a late cut.
 * `share` fails that part of the calls (0 to 1), `times` only the next so many.
 */
export const faultSchema = z.object({
  delayMs: optionalNumber(z.number().min(0).max(120_000)),
  status: optionalNumber(z.number().int().min(200).max(599)),
  /** Seconds of the Retry-After header that goes with `status`. */
  retryAfter: optionalNumber(z.number().min(0).max(3600)),
  malformed,
  cut: truthy,
  share: optionalNumber(z.number().min(0).max(1)),
  times: optionalNumber(z.number().int().min(1)),
});

export type Fault = z.infer<typeof faultSchema>;

export type FaultReading =
  | { readonly ok: true; readonly fault: Fault }
  | { readonly ok: false; readonly message: string };

/** Reads a fault from a form or from JSON. */
export function readFault(input: unknown): FaultReading {
  const read = faultSchema.safeParse(input);
  if (read.success) return { ok: true, fault: read.data };
  const issue = read.error.issues[0];
  return {
    ok: false,
    message: `"${issue?.path.join(".") || "body"}" is not usable: ${issue?.message}. Known fields: delayMs, status, retryAfter, malformed (${MALFORMED.join(", ")}), cut, share, times.`,
  };
}

/** The fault in a few words, for the page. */
export function describeFault(fault: Fault): string {
  const parts = [
    fault.delayMs ? `waits ${fault.delayMs} ms` : "",
    fault.status ? `answers ${fault.status}` : "",
    fault.retryAfter === null ? "" : `Retry-After ${fault.retryAfter} s`,
    fault.malformed ? `body: ${fault.malformed}` : "",
    fault.cut ? "cuts the answer in the middle" : "",
    fault.share === null ? "" : `on ${Math.round(fault.share * 100)} % of the calls`,
    fault.times === null ? "" : `${fault.times} more times`,
  ];
  return parts.filter(Boolean).join(", ") || "set, but does nothing";
}
