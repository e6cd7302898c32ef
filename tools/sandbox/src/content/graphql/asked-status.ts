import { GraphQLError } from "graphql";
import type { EntryStatus } from "../model/status.ts";

const PLAYED: readonly string[] = ["pending", "live", "expired", "disabled"] satisfies EntryStatus[];

/** The argument `status` of a query or a field, as it was sent. */
export type StatusArgument = readonly (string | null)[] | null | undefined;

/**
 * Whether a query finds entries of a status: without the argument only what is live; with null or an empty list, any.
 *
 * @throws GraphQLError for a word that Craft takes in another way, or in none
 */
export function isAsked(status: EntryStatus, wanted: StatusArgument): boolean {
  const unknown = wanted?.find((one) => one === null || !PLAYED.includes(one));
  if (unknown !== undefined)
    throw new GraphQLError(`The sandbox does not play the status "${unknown}". Ask for ${PLAYED.join(", ")}.`);
  if (wanted === undefined) return status === "live";
  return wanted === null || wanted.length === 0 || wanted.includes(status);
}
