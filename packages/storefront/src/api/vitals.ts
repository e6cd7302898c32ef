import type { Report } from "@courseway/observability";
import { z } from "zod";
import {
  type Beacon,
  METRICS,
  NAVIGATIONS,
  chooseWord,
  PARTS,
  type BrowserError,
  ERROR_NAMES,
  SCRIPT_LOCATION,
} from "@courseway/chrome/vitals";
import { errorLine, fieldMetrics, vitalsLine } from "@courseway/evidence/vitals";
import { type ApiRequest, readBody } from "./endpoint.ts";
import { noContent } from "./guard.ts";
import { createHourly } from "./hourly.ts";

const word = (words: readonly string[]) => z.string().transform((text) => chooseWord(words, text));

const figureSchema = z.strictObject({
  metric: z.enum(METRICS),
  value: z.number().min(0).max(600_000),
  row: z.int().min(0).max(500).nullable(),
  block: z.string().max(60).nullable(),
  part: word(PARTS),
});
const errorSchema = z.strictObject({
  kind: z.enum(["uncaught", "promise", "island", "file"]),
  name: word(ERROR_NAMES),
  at: z.string().transform((at) => (SCRIPT_LOCATION.exec(at)?.[0] === at ? at : "")),
  block: z.string().max(60).nullable(),
});
const beaconSchema = z.strictObject({
  pageType: z.string().transform((type) => (/^[a-z][a-z-]{0,30}$/iu.test(type) ? type : "other")),
  navigation: word(NAVIGATIONS),
  figures: z.array(figureSchema).max(METRICS.length),
  errors: z.array(errorSchema).max(5),
});

export interface VitalsDeps {
  readonly report: Report;
  /** The share of visits that the brand measures; at 0 all reports are ignored. */
  readonly share: number;
  readonly isBlock: (name: string) => boolean;
  /** This server's build. */
  readonly release: () => string;
  /** Maps a position in a built script to its source, or null. Never rejects. */
  readonly findSourceLocation: (location: string) => Promise<string | null>;
  readonly now: () => number;
}

/**
 * Takes a view's report: a log line and a metric for each figure, and one log line an hour for each kind of error. The visitor's address,
 * cookies and headers are neither read nor stored; words that our script does not write become `other`.
 *
 * @returns the handler; it throws HttpError 400 for a malformed body
 */
export function createVitals({ report, share, isBlock, release, findSourceLocation, now }: VitalsDeps) {
  const hourly = createHourly(now);
  const metrics = fieldMetrics();
  const registeredBlock = (block: string | null): string | null => (block !== null && isBlock(block) ? block : null);

  function noteError(error: BrowserError, pageType: string): void {
    const { kind, name, at, block } = error;
    metrics.countError({ kind, name, block: block ?? "none", page_type: pageType });
    const say = async (more: number): Promise<void> => {
      const location = (await findSourceLocation(at)) ?? at;
      const message = errorLine({ ...error, at: location }, { pageType, release: release() }, more);
      report({ level: "warn", message, tags: { tag: "browser" } });
    };
    hourly(`${kind} ${name} ${at} ${block}`, (more) => void say(more));
  }

  return (apiRequest: ApiRequest): Promise<Response> => {
    const beacon: Beacon = readBody(apiRequest, beaconSchema, "that a page's own script sends");
    if (share === 0) return Promise.resolve(noContent());
    const { pageType, navigation } = beacon;
    for (const sent of beacon.figures) {
      const figure = { ...sent, block: registeredBlock(sent.block) };
      const { block, row, part } = figure;
      report({
        level: "info",
        message: vitalsLine(figure, { pageType, navigation, release: release() }),
        tags: { tag: "vitals" },
      });
      const context = { block: block ?? "none", row: String(row ?? "none"), part };
      metrics.record(figure, { page_type: pageType, navigation, release: release(), ...context });
    }
    for (const error of beacon.errors) noteError({ ...error, block: registeredBlock(error.block) }, pageType);
    return Promise.resolve(noContent());
  };
}
