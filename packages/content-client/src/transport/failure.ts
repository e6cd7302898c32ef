import { HttpError } from "@courseway/http";
import { ContentLookupError, printable } from "../errors.ts";
import { GraphqlAnswerError } from "../graphql/answer.ts";

/**
 * Converts the failure of a request to the only error type that callers receive. It contains only the original's
 * reason, without secrets, because the original error contains the address and the response.
 */
export function lookupError(what: string, error: unknown, secrets: readonly string[]): ContentLookupError {
  const hide = (text: string) => secrets.reduce((result, secret) => result.replaceAll(secret, "(hidden)"), text);
  return new ContentLookupError(what, printable(hide(describeReason(error))).replace(/[\s.]+$/, ""), findStatus(error));
}

function findStatus(error: unknown): number | null {
  if (error instanceof GraphqlAnswerError) return error.status;
  return error instanceof HttpError && error.kind === "status" ? (error.status ?? null) : null;
}

/** A document requires a part that the content system does not have. */
export class RefusedDocumentError extends Error {
  override readonly name = "RefusedDocumentError";
}

function describeReason(error: unknown): string {
  if (error instanceof RefusedDocumentError) return error.message;
  if (error instanceof GraphqlAnswerError) return error.message;
  // The only other case is a successful response that is not GraphQL's JSON.
  if (!(error instanceof HttpError)) return "Its answer is not a GraphQL answer in JSON";
  if (error.kind === "timeout") return "It gave no answer in time";
  if (error.kind === "too-large" && error.cause instanceof Error)
    return `Its answer is too large: ${error.cause.message}`;
  if (error.kind === "status") return `It answered status ${error.status}`;
  return `It could not be reached (${describeCause(error.cause)})`;
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return "no reason was given";
  return error.cause instanceof Error ? error.cause.message : error.message;
}
