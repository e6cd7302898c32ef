/** One sum of the domain packages compared with the plain expression of the same sum. */
export interface Benchmark {
  readonly title: string;
  readonly ours: () => unknown;
  /** What one would write for this one situation, without rules for anything unusual. */
  readonly plain: () => unknown;
}

/** How many times a second each of the two ran. */
export interface Speed {
  readonly title: string;
  readonly ours: number;
  readonly plain: number;
}

/** How many times as long ours takes: the figure that a regression moves, whatever the machine. */
export const computeRatio = ({ ours, plain }: Speed): number => plain / ours;
