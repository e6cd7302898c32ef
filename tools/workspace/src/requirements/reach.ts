/** Who meets what a test runs: a visitor, editor or operator, or only a developer who imports the function. */
export type Reach = "met" | "library";

/** One row of the table: files below `place`, relative to the repository's root, prove this much. */
export interface ReachRule {
  readonly place: RegExp;
  readonly reach: Reach;
  readonly why: string;
}

/**
 * What a test proves, by where it stands; the first row that fits decides. A room that is not listed is a library until
 * somebody puts it here.
 */
export const REACH_RULES: readonly ReachRule[] = [
  { place: /\.stories\.tsx$/u, reach: "met", why: "designers and editors open stories" },
  { place: /^tools\/(?:e2e|site-test|storybook)\//u, reach: "met", why: "whole sites, and stories in a browser" },
  { place: /^apps\//u, reach: "met", why: "what is deployed" },
  { place: /^packages\/storefront\//u, reach: "met", why: "the host: pages, API routes, logs, health" },
  { place: /^packages\/next-(?:finish|front|page-cache)\//u, reach: "met", why: "what answers every page of a site" },
  { place: /^packages\/observability\//u, reach: "met", why: "the log and the error reports that operators read" },
  { place: /^packages\/(?:blocks|chrome|ui)\//u, reach: "met", why: "what pages print and editors choose" },
  { place: /^packages\/[^/]+\/src\/(?:bin|check)\//u, reach: "met", why: "commands that operators type" },
  { place: /^tools\/workspace\/src\/(?:packed|outside)\//u, reach: "met", why: "the packages as others install them" },
  { place: /^packages\//u, reach: "library", why: "a rule counts where a site runs it" },
  { place: /^tools\//u, reach: "library", why: "never shipped" },
];

/** What a test file proves, by its path from the repository's root with forward slashes. */
export function getReach(file: string): Reach {
  return REACH_RULES.find(({ place }) => place.test(file))?.reach ?? "library";
}
