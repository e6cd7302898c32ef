import type { Metric } from "@courseway/chrome/vitals";
import type { FieldFigure } from "./vitals-line.ts";

/** What the field is to reach at the 75th percentile: ms, and CLS as a sum. `docs/performance.md` explains them. */
export const FIELD_GOALS: Readonly<Record<Metric, number>> = { LCP: 1800, INP: 100, CLS: 0.02, TTFB: 800 };

/** A block is named for so many slow views at least, */
const LEAST_SLOW = 10;
/** and where its share of slow views is so many standard errors above that of all other blocks of the page type. */
const LEAST_Z = 4;

/** The figures of one metric that one block caused on pages of one type. */
export interface FieldRow {
  readonly pageType: string;
  readonly metric: Metric;
  /** Null for all of the page. */
  readonly block: string | null;
  readonly views: number;
  readonly p75: number;
  /** The part of views beyond the goal. */
  readonly slowShare: number;
  /** Whether the block is slower than its neighbors by more than chance. */
  readonly isNamed: boolean;
}

/** The 75th percentile, the value that three of four are not above. @param values at least one */
export function p75(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

/** How far a share is above another, in standard errors of their difference. */
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
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [figure]);
    else known.push(figure);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, group]) => listRows(group));
}

function listRows(group: readonly FieldFigure[]): readonly FieldRow[] {
  const [first] = group;
  if (first === undefined) return [];
  const { pageType, metric } = first;
  const isSlow = ({ value }: FieldFigure): boolean => value > FIELD_GOALS[metric];
  const slow = group.filter(isSlow).length;
  const row = (block: string | null, own: readonly FieldFigure[]): FieldRow => {
    const ownSlow = own.filter(isSlow).length;
    const z = distance(ownSlow, own.length, slow - ownSlow, group.length - own.length);
    return {
      pageType,
      metric,
      block,
      views: own.length,
      p75: p75(own.map(({ value }) => value)),
      slowShare: ownSlow / own.length,
      isNamed: block !== null && ownSlow >= LEAST_SLOW && z >= LEAST_Z,
    };
  };
  const blocks = new Set(group.flatMap(({ block }) => block ?? []));
  const own = [...blocks].map((block) =>
    row(
      block,
      group.filter((one) => one.block === block),
    ),
  );
  return [row(null, group), ...own.toSorted((one, other) => other.slowShare - one.slowShare)];
}
