import type { Metric } from "@courseway/chrome/vitals";
import type { FieldFigure } from "./vitals-line.ts";

/** The goals at the 75th percentile: ms, and CLS without a unit. `docs/performance.md` explains them. */
export const FIELD_GOALS: Readonly<Record<Metric, number>> = { LCP: 1800, INP: 100, CLS: 0.02, TTFB: 800 };

/** A block is named if it has at least this many slow views, */
const LEAST_SLOW = 10;
/** and if its share of slow views is this many standard errors above that of the page type's other blocks. */
const LEAST_Z = 4;

/** The figures of one metric that one block caused on pages of one type. */
export interface FieldRow {
  readonly pageType: string;
  readonly metric: Metric;
  /** Null for the whole page. */
  readonly block: string | null;
  readonly views: number;
  readonly p75: number;
  /** The share of views beyond the goal. */
  readonly slowShare: number;
  /** Whether the block is slower than its neighbors by more than chance. */
  readonly isNamed: boolean;
}

/** The 75th percentile, the value that three of four are not above. @param values at least one */
export function p75(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

/** The difference of two shares in standard errors. */
function distance(slow: number, views: number, otherSlow: number, otherViews: number): number {
  if (views === 0 || otherViews === 0) return 0;
  const all = (slow + otherSlow) / (views + otherViews);
  const error = Math.sqrt(all * (1 - all) * (1 / views + 1 / otherViews));
  return error === 0 ? 0 : (slow / views - otherSlow / otherViews) / error;
}

/** The figures by page type, metric and block: the whole page first, then its blocks, the worst first. */
export function fieldReport(figures: Iterable<FieldFigure>): readonly FieldRow[] {
  const groups = new Map<string, FieldFigure[]>();
  for (const figure of figures) {
    const key = `${figure.pageType} ${figure.metric}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [figure]);
    else group.push(figure);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, group]) => listRows(group));
}

function listRows(group: readonly FieldFigure[]): readonly FieldRow[] {
  const [first] = group;
  if (first === undefined) return [];
  const { pageType, metric } = first;
  const isSlow = ({ value }: FieldFigure): boolean => value > FIELD_GOALS[metric];
  const slow = group.filter(isSlow).length;
  const row = (block: string | null, figures: readonly FieldFigure[]): FieldRow => {
    const slowCount = figures.filter(isSlow).length;
    const z = distance(slowCount, figures.length, slow - slowCount, group.length - figures.length);
    return {
      pageType,
      metric,
      block,
      views: figures.length,
      p75: p75(figures.map(({ value }) => value)),
      slowShare: slowCount / figures.length,
      isNamed: block !== null && slowCount >= LEAST_SLOW && z >= LEAST_Z,
    };
  };
  const blocks = new Set(group.flatMap(({ block }) => block ?? []));
  const figures = [...blocks].map((block) =>
    row(
      block,
      group.filter((one) => one.block === block),
    ),
  );
  return [row(null, group), ...figures.toSorted((one, other) => other.slowShare - one.slowShare)];
}
