import { metrics } from "@opentelemetry/api";
import type { Report } from "@courseway/observability";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import {
  type Beacon,
  type BrowserError,
  ERROR_NAMES,
  type Figure,
  METRICS,
  NAVIGATIONS,
  oneOf,
  PARTS,
  SCRIPT_PLACE,
} from "../vitals/beacon.ts";
import { vitalsLine } from "../vitals/vitals-line.ts";
import type { ApiRequest } from "./endpoint.ts";
import { noContent } from "./guard.ts";
import { readBody } from "./input.ts";

const word = (words: readonly string[]) => z.string().transform((text) => oneOf(words, text));

const figureSchema = z.strictObject({
  metric: z.enum(METRICS),
  value: z.number().min(0).max(600_000),
  row: z.int().min(0).max(500).nullable(),
  block: z.string().max(60).nullable(),
  part: word(PARTS),
});
const errorSchema = z.strictObject({
  kind: z.enum(["uncaught", "promise", "file"]),
  name: word(ERROR_NAMES),
  at: z.string().transform((at) => (SCRIPT_PLACE.test(at) ? at : "")),
});
const beaconSchema = z.strictObject({
  pageType: z.string().transform((type) => (/^[a-z][a-z-]{0,30}$/iu.test(type) ? type : "other")),
  navigation: word(NAVIGATIONS),
  figures: z.array(figureSchema).max(METRICS.length),
  errors: z.array(errorSchema).max(5),
});

const HOUR_MS = 3_600_000;
/** Kinds of errors that are counted at a time. */
const MOST_KINDS = 200;

export interface VitalsDeps {
  readonly report: Report;
  /** The part of visits that the brand measures; at 0 nothing is taken. */
  readonly share: number;
  readonly isBlock: (name: string) => boolean;
  /** The build that answers. */
  readonly release: () => string;
  readonly now: () => number;
}

type Kind = { readonly since: number; readonly count: number };

const record = (figure: Figure, attributes: Readonly<Record<string, string>>): void => {
  const unit = figure.metric === "CLS" ? "1" : "ms";
  metrics
    .getMeter("courseway")
    .createHistogram(`web_vitals.${figure.metric.toLowerCase()}`, { unit })
    .record(figure.value, attributes);
};

/**
 * Takes what a view measured: a line of the log and a metric for each figure, and a line an hour for each kind of error.
 * The visitor's address, cookies and headers are neither read nor kept; words that our script does not write become `other`.
 *
 * @returns handles the call; it throws HttpError 400 for a body of another form
 */
export function createVitals({ report, share, isBlock, release, now }: VitalsDeps) {
  const kinds = new LRUCache<string, Kind>({ max: MOST_KINDS });

  function noteError({ kind, name, at }: BrowserError, pageType: string): void {
    const key = `${kind} ${name} ${at}`;
    const known = kinds.get(key);
    if (known !== undefined && now() - known.since < HOUR_MS) {
      kinds.set(key, { ...known, count: known.count + 1 });
      return;
    }
    kinds.set(key, { since: now(), count: 0 });
    const more = known === undefined || known.count === 0 ? "" : `, and ${known.count} more in the last hour`;
    report({
      level: "warn",
      message: `A browser met an error: ${kind} ${name}${at === "" ? "" : ` at ${at}`} page=${pageType} release=${release()}${more}`,
      tags: { tag: "browser" },
    });
  }

  return (apiRequest: ApiRequest): Promise<Response> => {
    const beacon: Beacon = readBody(apiRequest, beaconSchema, "that a page's own script sends");
    if (share === 0) return Promise.resolve(noContent());
    const about = { pageType: beacon.pageType, navigation: beacon.navigation, release: release() };
    for (const sent of beacon.figures) {
      const figure = { ...sent, block: sent.block !== null && isBlock(sent.block) ? sent.block : null };
      report({ level: "info", message: vitalsLine(figure, about), tags: { tag: "vitals" } });
      record(figure, { ...about, block: figure.block ?? "none", row: String(figure.row ?? "none"), part: figure.part });
    }
    for (const error of beacon.errors) noteError(error, beacon.pageType);
    return Promise.resolve(noContent());
  };
}
