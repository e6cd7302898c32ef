import type { GraphQLSchema } from "graphql";
import type { BlockContract } from "../block-contract.ts";
import { GLOBAL_SETS } from "../globals/globals.ts";
import { BLOCKS_FIELD } from "../page/queries.ts";
import { rowsAreEntries, type CraftVersion } from "../selections/fragment-names.ts";
import { computeCost, type Cost } from "./cost.ts";
import type { Difference } from "./difference.ts";
import { buildDocuments, createEndpoint, MOST_RESULTS } from "./documents.ts";
import { findDifferences, pageSections } from "./find-differences.ts";

/** The result of a check. */
export interface Report {
  readonly craft: CraftVersion;
  readonly blocks: readonly string[];
  readonly differences: readonly Difference[];
  /** Blocks that editors cannot place, or that cannot be queried. */
  readonly unfillable: readonly string[];
  /** Global sets that are single entries in this content system. */
  readonly singles: readonly string[];
  /** The minimum values of Craft's limits, each for its most expensive document. */
  readonly limits: Cost & { readonly results: number };
}

/**
 * Compares a content system's schema with what the code reads.
 *
 * @param craft overrides how types are named; null to detect it from the schema
 */
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
  const costs = [...buildDocuments(endpoint, pageSections(schema, names), blocks).values()].map((document) =>
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

/** Formats a report as text. */
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
