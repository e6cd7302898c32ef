import type { GraphQLSchema } from "graphql";
import type { BlockContract } from "../block-contract.ts";
import { GLOBAL_SETS } from "../globals/globals.ts";
import { BLOCKS_FIELD } from "../page/queries.ts";
import { rowsAreEntries, type CraftVersion } from "../selections/fragment-names.ts";
import { computeCost, type Cost } from "./cost.ts";
import type { Difference } from "./difference.ts";
import { documentsFor, createEndpoint, MOST_RESULTS } from "./documents.ts";
import { findDifferences, pageSections } from "./find-differences.ts";

/** What a check found. */
export interface Report {
  readonly craft: CraftVersion;
  readonly blocks: readonly string[];
  readonly differences: readonly Difference[];
  /** Blocks that editors cannot place, or of which nothing can be asked. */
  readonly unfillable: readonly string[];
  /** Global sets that are entries of their own at this content system. */
  readonly singles: readonly string[];
  /** What Craft's limits must allow, each at its dearest document. */
  readonly limits: Cost & { readonly results: number };
}

/** Compares a content system's schema with what is asked of it. @param craft as its types are named; null for the schema's own */
export function buildReport(
  schema: GraphQLSchema,
  craft: CraftVersion | null,
  blocks: readonly BlockContract[],
): Report {
  const endpoint = createEndpoint(schema, craft);
  const { names } = endpoint;
  const singles = new Map(
    Object.keys(GLOBAL_SETS).flatMap((handle) => {
      const type = schema.getType(`${handle}_GlobalSet`) ? null : endpoint.singleType(handle);
      return type === null ? [] : [[handle, type] as const];
    }),
  );
  const differences = findDifferences(schema, { names, blocks, singles });
  const costs = [...documentsFor(endpoint, pageSections(schema, names), blocks).values()].map((document) =>
    computeCost(schema, document),
  );
  const whole = differences.filter(({ level, field }) => level === "error" && field === null);
  return {
    craft: rowsAreEntries(names) ? 5 : 4,
    blocks: blocks.map(({ name }) => name),
    differences,
    unfillable: blocks
      .map(({ name }) => name)
      .filter((name) => whole.some(({ where, type }) => isRowType(name, where, type))),
    singles: [...singles.keys()],
    limits: {
      depth: Math.max(0, ...costs.map(({ depth }) => depth)),
      complexity: Math.max(0, ...costs.map(({ complexity }) => complexity)),
      results: MOST_RESULTS,
    },
  };

  function isRowType(name: string, where: string, type: string): boolean {
    return where === `block ${name}` && type === names.row(BLOCKS_FIELD, name);
  }
}

/** The report for a person. */
export function formatReport({ craft, blocks, differences, unfillable, singles, limits }: Report): string {
  const lines = differences.map(
    ({ level, where, message }) => `${level === "error" ? "ERROR  " : "warning"}  ${where}: ${message}`,
  );
  const errors = differences.filter(({ level }) => level === "error").length;
  const checked =
    blocks.length === 0
      ? "pages and global sets, no blocks (give --blocks)"
      : `pages, global sets and ${blocks.length} blocks`;
  return [
    ...lines,
    ...(unfillable.length === 0 ? [] : [`Editors cannot fill ${unfillable.length} blocks: ${unfillable.join(", ")}.`]),
    ...(singles.length === 0 ? [] : [`Read as entries in place of global sets: ${singles.join(", ")}.`]),
    `Craft's limits must be 0, which is none, or at least: maxGraphqlDepth ${limits.depth}, maxGraphqlComplexity ${limits.complexity}, maxGraphqlResults ${limits.results}.`,
    `${errors} errors, ${differences.length - errors} warnings; checked ${checked}, with types named as in Craft ${craft}.`,
  ].join("\n");
}
