import { HttpError } from "@courseway/http";
import { ContentLookupError, printable } from "../errors.ts";
import { GraphqlAnswerError } from "../graphql/answer.ts";

/**
 * The failure of a request as the one error that callers meet. Nothing of the original is kept but its
 * reason, with secrets taken out: the original holds the address and the answer.
 */
export function lookupError(what: string, error: unknown, secrets: readonly string[]): ContentLookupError {
  const hide = (text: string) => secrets.reduce((result, secret) => result.replaceAll(secret, "(hidden)"), text);
  return new ContentLookupError(what, printable(hide(describeReason(error))).replace(/[\s.]+$/, ""), findStatus(error));
}

function findStatus(error: unknown): number | null {
  if (error instanceof GraphqlAnswerError) return error.status;
  return error instanceof HttpError && error.kind === "status" ? (error.status ?? null) : null;
}

/** A document cannot be asked without a part that the content system has not. */
export class RefusedDocumentError extends Error {
  override readonly name = "RefusedDocumentError";
}

function describeReason(error: unknown): string {
  if (error instanceof RefusedDocumentError) return error.message;
  if (error instanceof GraphqlAnswerError) return error.message;
  // What is left is a successful answer that is not GraphQL's JSON.
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
