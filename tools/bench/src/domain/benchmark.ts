/** A calculation of the domain packages, compared with a plain expression of the same calculation. */
export interface Benchmark {
  readonly title: string;
  readonly ours: () => unknown;
  /** The code that one would write for this one case, without rules for anything unusual. */
  readonly plain: () => unknown;
}

/** How many times per second each of the two ran. */
export interface Speed {
  readonly title: string;
  readonly ours: number;
  readonly plain: number;
}

/** How many times as long ours takes: the figure that shows a regression on any machine. */
export const computeRatio = ({ ours, plain }: Speed): number => plain / ours;
