import { type Figure, METRICS } from "./beacon.ts";

/** A figure in the log, with what page and release it is of. */
export interface FieldFigure extends Omit<Figure, "row"> {
  readonly row: string;
  readonly pageType: string;
  readonly navigation: string;
  readonly release: string;
}

const LINE =
  /^vitals (?<metric>[A-Z]+) (?<value>[\d.]+) block=(?<block>\S+) row=(?<row>\S+) part=(?<part>\S+) page=(?<page>\S+) nav=(?<nav>\S+) release=(?<release>\S+)$/u;

/** The log's line of a figure. Rows count from 1, as editors see them; `-` is none. */
export function vitalsLine(figure: Figure, about: Pick<FieldFigure, "pageType" | "navigation" | "release">): string {
  const { metric, value, block, row, part } = figure;
  const place = `block=${block ?? "-"} row=${row === null ? "-" : row + 1} part=${part}`;
  return `vitals ${metric} ${value} ${place} page=${about.pageType} nav=${about.navigation} release=${about.release}`;
}

/** The figure of a log's message; null for any other message. */
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
  const place = { row, block: block === "-" ? null : block, part };
  return { metric, value: Number(value), ...place, pageType: page, navigation: nav, release };
}
