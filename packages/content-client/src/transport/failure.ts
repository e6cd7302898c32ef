import { ClientError } from "graphql-request";
import { ContentLookupError, printable } from "../errors.ts";
import { ResponseTooLongError } from "./limited-response.ts";

/**
 * The failure of a request as the one error that callers meet. Nothing of the original is kept but its
 * reason, with secrets taken out: the original holds the query, the headers and the address.
 */
export function lookupError(what: string, error: unknown, secrets: readonly string[]): ContentLookupError {
  const hide = (text: string) => secrets.reduce((result, secret) => result.replaceAll(secret, "(hidden)"), text);
  const status = error instanceof ClientError ? error.response.status : null;
  return new ContentLookupError(what, printable(hide(reasonOf(error))).replace(/[\s.]+$/, ""), status);
}

function reasonOf(error: unknown): string {
  if (error instanceof ClientError) {
    const { errors, status } = error.response;
    const told = errors?.map((one) => one.message).join("; ");
    if (told) return `It answered status ${status} with an error: ${told}`;
    return `It answered status ${status}`;
  }
  if (!(error instanceof Error)) return "The request failed";
  if (error.name === "TimeoutError") return "It gave no answer in time";
  if (error instanceof ResponseTooLongError) return error.message;
  if (error.name === "TypeError") return `It could not be reached (${causeOf(error)})`;
  // What is left is a successful answer that is not GraphQL's JSON.
  return "Its answer is not a GraphQL answer in JSON";
}

function causeOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
