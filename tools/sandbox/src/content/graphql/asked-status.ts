import { GraphQLError } from "graphql";
import type { EntryStatus } from "../model/status.ts";

const PLAYED: readonly string[] = ["pending", "live", "expired", "disabled"] satisfies EntryStatus[];

/** The argument `status` of a query or a field, as sent. */
export type StatusArgument = readonly (string | null)[] | null | undefined;

/**
 * Whether a query includes entries with a status. Without the argument, only live ones; with null or an empty list,
 * all.
 *
 * @throws GraphQLError for a value that Craft handles differently or refuses
 */
export function isAsked(status: EntryStatus, wanted: StatusArgument): boolean {
  const unknown = wanted?.find((one) => one === null || !PLAYED.includes(one));
  if (unknown !== undefined)
    throw new GraphQLError(`The sandbox does not play the status "${unknown}". Ask for ${PLAYED.join(", ")}.`);
  if (wanted === undefined) return status === "live";
  return wanted === null || wanted.length === 0 || wanted.includes(status);
}
