/** Who uses the code that a test runs: a visitor, editor or operator, or only a developer who imports the function. */
export type Reach = "met" | "library";

/** One row of the table: the reach of test files whose path, relative to the repository's root, matches `pattern`. */
export interface ReachRule {
  readonly pattern: RegExp;
  readonly reach: Reach;
  readonly why: string;
}

/**
 * The reach of tests by path; the first matching row decides. An unlisted room counts as a library until someone adds
 * it here.
 */
export const REACH_RULES: readonly ReachRule[] = [
  { pattern: /\.stories\.tsx$/u, reach: "met", why: "designers and editors open stories" },
  { pattern: /^tools\/(?:e2e|site-test|storybook)\//u, reach: "met", why: "whole sites, and stories in a browser" },
  { pattern: /^apps\//u, reach: "met", why: "what is deployed" },
  { pattern: /^packages\/storefront\//u, reach: "met", why: "the host: pages, API routes, logs, health" },
  {
    pattern: /^packages\/(?:next-(?:finish|front|page-cache)|rate-limits)\//u,
    reach: "met",
    why: "what answers every page of a site",
  },
  { pattern: /^packages\/(?:page-model|site-content)\//u, reach: "met", why: "what a page shows and a site lists" },
  { pattern: /^packages\/evidence\//u, reach: "met", why: "the ledger and the figures that operators read" },
  { pattern: /^packages\/observability\//u, reach: "met", why: "the log and the error reports that operators read" },
  { pattern: /^packages\/(?:blocks|chrome|ui)\//u, reach: "met", why: "what pages print and editors choose" },
  { pattern: /^packages\/[^/]+\/src\/(?:bin|check)\//u, reach: "met", why: "commands that operators type" },
  {
    pattern: /^tools\/workspace\/src\/(?:packed|outside)\//u,
    reach: "met",
    why: "the packages as others install them",
  },
  { pattern: /^packages\//u, reach: "library", why: "a rule counts where a site runs it" },
  { pattern: /^tools\//u, reach: "library", why: "never shipped" },
];

/** The reach of a test file, by its path relative to the repository's root with forward slashes. */
export function getReach(file: string): Reach {
  return REACH_RULES.find(({ pattern }) => pattern.test(file))?.reach ?? "library";
}
