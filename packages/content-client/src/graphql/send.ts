import { send, createTransport, type TransportOptions as HttpTransportOptions, ON_RETRY_AFTER } from "@courseway/http";
import { readData } from "./answer.ts";

/** A document to send. */
export interface SentDocument {
  readonly document: string;
  readonly variables: Readonly<Record<string, readonly string[] | number>>;
  /** A preview token that is already validated, or null. */
  readonly previewToken: string | null;
  /** The time limit of the response, including retries. */
  readonly timeoutMs: number;
}

/** Sends a document and returns the data of its response. @throws HttpError, GraphqlAnswerError, SyntaxError */
export type Send = (sent: SentDocument) => Promise<object>;

export interface SendOptions extends Omit<HttpTransportOptions, "timeoutMs"> {
  readonly url: string;
  readonly token: string | null;
  readonly timeoutMs: number;
}

/**
 * The size limit of a response, in bytes. A page's content has a few hundred KB; a larger response is a fault and is
 * not read.
 */
const MAX_BYTES = 10 * 1024 * 1024;

/** Bypasses Craft's cache: some 5.9 versions returned old results after a global set changed (craftcms/cms#18479). */
const NO_CACHE = "x-craft-gql-cache";

/** Creates a sender of GraphQL over POST, never cached. [API-001, API-002, API-005, API-006] */
export function createSend({ url, token, ...options }: SendOptions): Send {
  const http = createTransport(options);
  return async ({ document, variables, previewToken, timeoutMs }) => {
    const { status, text } = await send(
      { ...http, timeoutMs },
      {
        service: "content",
        method: "POST",
        url: buildAddress(url, previewToken),
        headers: { [NO_CACHE]: "no-cache", ...(token ? { authorization: `Bearer ${token}` } : {}) },
        json: { query: document, variables },
        maxBytes: MAX_BYTES,
        // All requests only read.
        safe: true,
        retry: ON_RETRY_AFTER,
        // A GraphQL body explains an error with any status; requests to a busy server are retried instead.
        isAnswer: (code) => !ON_RETRY_AFTER.statuses.has(code),
      },
    );
    return readData(status, text);
  };
}

/** Adds the preview token to the address; no other preview parameter is sent. [API-002] */
function buildAddress(url: string, previewToken: string | null): string {
  if (previewToken === null) return url;
  const address = new URL(url);
  address.searchParams.set("token", previewToken);
  return address.href;
}
