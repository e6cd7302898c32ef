import { grouped, median, percentile } from "../local/number.ts";

/** A figure for comparing pages: lower is better. */
interface FigureKind {
  readonly title: string;
  /** A smaller difference does not matter, in the figure's own unit. */
  readonly least: number;
  readonly digits: number;
}

export const FIGURES = {
  html: { title: "HTML, bytes", least: 256, digits: 0 },
  styles: { title: "CSS, bytes", least: 256, digits: 0 },
  scriptsAtLoad: { title: "JS at load, bytes", least: 512, digits: 0 },
  scripts: { title: "JS in all, bytes", least: 512, digits: 0 },
  lcp: { title: "LCP, ms", least: 50, digits: 0 },
  tbt: { title: "TBT, ms", least: 30, digits: 0 },
  cls: { title: "layout shift", least: 0.01, digits: 3 },
} as const satisfies Readonly<Record<string, FigureKind>>;

export type FigureName = keyof typeof FIGURES;
/** The measured values of a page, one for each run. */
export type Measured = Readonly<Record<FigureName, readonly number[]>>;

/** By how much a page may become slower. */
const TOLERANCE = 0.1;

/** One figure of a page at both commits. */
export interface Compared {
  readonly page: string;
  readonly name: FigureName;
  readonly base: number;
  readonly head: number;
  readonly isWorse: boolean;
}

/**
 * Whether a figure is worse by more than a tenth and by more than noise: this is true for the median, and three
 * quarters of the runs are above three quarters of the base's.
 */
function isWorse(name: FigureName, base: readonly number[], head: readonly number[]): boolean {
  const [before, now] = [median(base), median(head)];
  const isMore = now - before > Math.max(before * TOLERANCE, FIGURES[name].least);
  return isMore && percentile(head, 0.25) > percentile(base, 0.75);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
const NAMES = Object.keys(FIGURES) as FigureName[];

/** Every figure of a page, next to the base's. */
export const comparePage = (page: string, base: Measured, head: Measured): readonly Compared[] =>
  NAMES.map((name) => ({
    page,
    name,
    base: median(base[name]),
    head: median(head[name]),
    isWorse: isWorse(name, base[name], head[name]),
  }));

/** The head of a table and a row for each figure; a row says if its figure is worse. */
export function toTable(figures: readonly Compared[]): readonly (readonly string[])[] {
  const rows = figures.map(({ page, name, base, head, isWorse: worse }) => {
    const { title, digits } = FIGURES[name];
    const format = (value: number): string => (digits === 0 ? grouped(value) : value.toFixed(digits));
    const change = base === 0 ? "" : `${head < base ? "" : "+"}${((head / base - 1) * 100).toFixed(1)}%`;
    return [`${page} ${title}`, format(base), format(head), change, worse ? "SLOWER" : ""];
  });
  return [["page and figure", "base", "now", "change", ""], ...rows];
}
