import { send, createTransport, type TransportOptions as HttpTransportOptions, ON_RETRY_AFTER } from "@courseway/http";
import { readData } from "./answer.ts";

/** One document on its way. */
export interface SentDocument {
  readonly document: string;
  readonly variables: Readonly<Record<string, readonly string[] | number>>;
  /** A preview token that was checked already, or null. */
  readonly previewToken: string | null;
  /** How long the answer may take, retries included. */
  readonly timeoutMs: number;
}

/** Sends a document and gives the data of its answer. @throws HttpError, GraphqlAnswerError, SyntaxError */
export type Send = (sent: SentDocument) => Promise<object>;

export interface SendOptions extends Omit<HttpTransportOptions, "timeoutMs"> {
  readonly url: string;
  readonly token: string | null;
  readonly timeoutMs: number;
}

/** A page's content is some hundred KB; an answer beyond this, in bytes, is a fault and is not read. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Has Craft answer from its database: some 5.9 kept results of before when a global set was changed (craftcms/cms#18479). */
const NO_CACHE = "x-craft-gql-cache";

/** GraphQL over POST, never cached. [API-001, API-002, API-005, API-006] */
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
        // All that is asked here is read.
        safe: true,
        retry: ON_RETRY_AFTER,
        // GraphQL says with a body what is wrong, whatever the status; a busy server is tried again instead.
        isAnswer: (code) => !ON_RETRY_AFTER.statuses.has(code),
      },
    );
    return readData(status, text);
  };
}

/** The preview token goes on the address, alone of all that a preview carries. [API-002] */
function buildAddress(url: string, previewToken: string | null): string {
  if (previewToken === null) return url;
  const address = new URL(url);
  address.searchParams.set("token", previewToken);
  return address.href;
}
