import { type Figure, METRICS, type BrowserError } from "@courseway/chrome/vitals";

/** A figure in the log, with its page and release. */
export interface FieldFigure extends Omit<Figure, "row"> {
  readonly row: string;
  readonly pageType: string;
  readonly navigation: string;
  readonly release: string;
}

const LINE =
  /^vitals (?<metric>[A-Z]+) (?<value>[\d.]+) block=(?<block>\S+) row=(?<row>\S+) part=(?<part>\S+) page=(?<page>\S+) nav=(?<nav>\S+) release=(?<release>\S+)$/u;

/** A figure as a log line. Rows count from 1, as editors see them; `-` means none. */
export function vitalsLine(figure: Figure, about: Pick<FieldFigure, "pageType" | "navigation" | "release">): string {
  const { metric, value, block, row, part } = figure;
  const location = `block=${block ?? "-"} row=${row === null ? "-" : row + 1} part=${part}`;
  return `vitals ${metric} ${value} ${location} page=${about.pageType} nav=${about.navigation} release=${about.release}`;
}

/** Parses the figure of a log message; null for any other message. */
export function readVitalsLine(message: string): FieldFigure | null {
  const {
    metric: name,
    value,
    block = "-",
    row = "-",
    part = "",
    page = "",
    nav = "",
    release = "",
  } = LINE.exec(message)?.groups ?? {};
  const metric = METRICS.find((one) => one === name);
  if (metric === undefined) return null;
  const location = { row, block: block === "-" ? null : block, part };
  return { metric, value: Number(value), ...location, pageType: page, navigation: nav, release };
}

/** The note on a line about reports that are not logged. */
const moreText = (more: number): string => (more === 0 ? "" : `, and ${more} more in the last hour`);

/** A browser error as a log line; `more` is the number since the last such line. */
export function errorLine(
  { kind, name, at, block }: BrowserError,
  { pageType, release }: Pick<FieldFigure, "pageType" | "release">,
  more: number,
): string {
  const location = `${block === null ? "" : ` in ${block}`}${at === "" ? "" : ` at ${at}`}`;
  return `A browser met an error: ${kind} ${name}${location} page=${pageType} release=${release}${moreText(more)}`;
}

/** One violation of a page's policy that a browser reports. */
export interface Refusal {
  readonly directive: string;
  /** An origin, or a keyword such as `inline`. */
  readonly blocked: string;
  /** The path of the page; its query may name a visitor. */
  readonly page: string;
  /** The position of the script that caused it; empty if the browser does not say. */
  readonly source: string;
}

/** A policy violation as a log line; `more` is the number since the last such line. */
export const refusalLine = ({ directive, blocked, page, source }: Refusal, more: number): string =>
  `A browser refused what the policy of ${page || "a page"} forbids: ${directive} ${blocked}${source === "" ? "" : ` for ${source}`}${moreText(
    more,
  )}. If the site needs it, name its origin in allowedSources of the brand's settings; if not, look for who put it there.`;

/** A browser error or policy violation, and the count of its line. */
export interface FieldError {
  readonly what: string;
  readonly times: number;
}

const ERROR = /^A browser met an error: (?<what>.+?) page=\S+ release=[^\s,]+(?:, and (?<more>\d+) more)?/u;
const REFUSED =
  /^A browser refused what the policy of .+? forbids: (?<what>\S+ [^\s,]+?)(?: for [^\s,]+?)?(?:, and (?<more>\d+) more in the last hour)?\. /u;

/** Parses the error or policy violation of a log message; null for any other message. */
export function readErrorLine(message: string): FieldError | null {
  const refused = REFUSED.exec(message)?.groups;
  const { what, more = "0" } = refused ?? ERROR.exec(message)?.groups ?? {};
  return what === undefined ? null : { what: refused ? `policy ${what}` : what, times: 1 + Number(more) };
}
