import { GraphQLClient } from "graphql-request";
import { lookupError } from "./failure.ts";
import { limitedResponse } from "./limited-response.ts";
import { retryingFetch, type RetryDependencies } from "./retry.ts";

/** What a request carries. */
export interface ContentRequest {
  /** What is asked, for messages: "the page lookup of …". */
  readonly what: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, readonly string[]>>;
  /** A preview token that was checked already, or null. */
  readonly previewToken: string | null;
}

export interface TransportOptions extends RetryDependencies {
  readonly url: string;
  readonly token: string | null;
  readonly timeoutMs: number;
}

/** Sends one document and gives its data, not yet parsed. Throws `ContentLookupError` for every failure. */
export type Transport = (request: ContentRequest) => Promise<unknown>;

/** GraphQL over POST, never cached. [API-001, API-002, API-005, API-006] */
export function createTransport(options: TransportOptions): Transport {
  const { url, token, timeoutMs } = options;
  const ask = retryingFetch(options);
  const fetch: typeof ask = async (input, init) => limitedResponse(await ask(input, init));

  return async ({ what, document, variables, previewToken }) => {
    const client = new GraphQLClient(addressOf(url, previewToken), {
      fetch,
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      // One operation needs no name beside it, and finding it would parse the whole document each time.
      excludeOperationName: true,
    });
    try {
      const data = await client.request<unknown>(document, variables);
      if (typeof data === "object" && data !== null && !Array.isArray(data)) return data;
      throw new SyntaxError("no data");
    } catch (error) {
      throw lookupError(
        what,
        error,
        [token, previewToken].filter((secret) => secret !== null),
      );
    }
  };
}

/** The preview token goes on the address, alone of all that a preview carries. [API-002] */
function addressOf(url: string, previewToken: string | null): string {
  if (previewToken === null) return url;
  const address = new URL(url);
  address.searchParams.set("token", previewToken);
  return address.href;
}
