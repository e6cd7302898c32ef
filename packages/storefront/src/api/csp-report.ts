import { parseUrl } from "@courseway/brand";
import { z } from "zod";
import { fieldMetrics, type Refusal, refusalLine } from "@courseway/evidence/vitals";
import type { Host } from "../host/host.ts";
import { type Endpoint, parseJson, validate } from "./endpoint.ts";
import { noContent } from "./guard.ts";
import { createHourly } from "./hourly.ts";

const text = z.string().max(8000).catch("");
const oldForm = z
  .object({
    "csp-report": z.object({
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "document-uri": text,
      "source-file": text,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      page: report["document-uri"],
      source: report["source-file"],
    },
  ]);
const body = z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text });
const newForm = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .max(100)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .flatMap((report) => body.safeParse(report.body).data ?? [])
      .map(({ effectiveDirective, blockedURL, documentURL, sourceFile }) => ({
        directive: effectiveDirective,
        blocked: blockedURL,
        page: documentURL,
        source: sourceFile,
      })),
  );
const reports = z.union([newForm, oldForm]);

/** Violations of browser extensions are ignored. */
const EXTENSION = /^[a-z-]*extension(?:$|:)/u;
const DIRECTIVE = /^[a-z-]{1,40}$/u;
const LONGEST = 200;

const withoutQuery = (address: string): string => (address.split(/[?#]/u, 1)[0] ?? "").slice(0, LONGEST);

/** A URL's origin; a keyword stays, and a data: or blob: URL becomes its scheme. */
function origin(address: string): string {
  const url = parseUrl(address);
  if (url === null) return /^[a-z-]{1,40}$/u.test(address) ? address : "unknown";
  return url.origin === "null" ? url.protocol : url.origin;
}

const refused = (sent: Refusal): Refusal => ({
  directive: sent.directive,
  blocked: origin(sent.blocked),
  page: parseUrl(sent.page)?.pathname.slice(0, LONGEST) ?? "",
  source: withoutQuery(sent.source),
});

const isOfSite = ({ directive, blocked, source }: Refusal): boolean =>
  DIRECTIVE.test(directive) && !EXTENSION.test(blocked) && !EXTENSION.test(source);

/**
 * Takes browsers' reports of policy violations. Each kind (directive and refused source) is logged once an hour, with its count.
 */
export function createCspReport({ report, now }: Pick<Host, "report" | "now">): Endpoint["handle"] {
  const hourly = createHourly(now);
  const { countError } = fieldMetrics();

  function note(one: Refusal): void {
    countError({ kind: "policy", name: one.directive, block: "none", page_type: "other" });
    hourly(`${one.directive} ${one.blocked}`, (more) =>
      report({ level: "warn", message: refusalLine(one, more), tags: { tag: "policy" } }),
    );
  }

  return ({ body: sent }) => {
    const form = "that browsers give their reports of a Content-Security-Policy";
    for (const one of validate(parseJson(sent), reports, form).map(refused)) if (isOfSite(one)) note(one);
    return Promise.resolve(noContent());
  };
}
