import { send, transportOf, type TransportOptions as HttpTransportOptions, WHEN_TOLD } from "@courseway/http";
import { lookupError } from "./failure.ts";
import { dataOf, GraphqlAnswerError } from "./graphql-answer.ts";
import type { PrunedDocument, RefusedPart } from "./refusals.ts";

/** What a request carries. */
export interface ContentRequest {
  /** What is asked, for messages: "the page lookup of …". */
  readonly what: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, readonly string[] | number>>;
  /** A preview token that was checked already, or null. */
  readonly previewToken: string | null;
  /**
   * Whether the answer is worth nothing without the part of that path. Where it is given, parts of the document that
   * the server's schema refuses are left out; else a refusal is a failure.
   */
  readonly isEssential?: (path: readonly string[]) => boolean;
}

/** What was answered, not yet parsed, and which parts of the document were not asked because the server refuses them. */
export interface ContentResponse {
  readonly data: unknown;
  readonly refused: readonly RefusedPart[];
}

export interface TransportOptions extends Omit<HttpTransportOptions, "timeoutMs"> {
  readonly url: string;
  readonly token: string | null;
  readonly timeoutMs: number;
}

/** Sends one document. Throws `ContentLookupError` for every failure. */
export type Transport = (request: ContentRequest) => Promise<ContentResponse>;

/** For how long a document is asked without the parts that were refused before all of it is tried again, in ms. */
export const REFUSED_FOR_MS = 5 * 60_000;

/** Each time the rest may bring out what the first refusal hid. */
const MAX_PRUNINGS = 3;

/** A page's content is some hundred KB; an answer beyond this, in bytes, is a fault and is not read. */
const MAX_BYTES = 10 * 1024 * 1024;

/** GraphQL over POST, never cached. [API-001, API-002, API-005, API-006] */
export function createTransport({ url, token, ...options }: TransportOptions): Transport {
  const http = transportOf(options);
  const pruned = new Map<string, PrunedDocument & { readonly until: number }>();

  async function ask(document: string, request: ContentRequest, timeoutMs: number): Promise<unknown> {
    const { status, text } = await send(
      { ...http, timeoutMs },
      {
        service: "content",
        method: "POST",
        url: addressOf(url, request.previewToken),
        headers: token ? { authorization: `Bearer ${token}` } : {},
        json: { query: document, variables: request.variables },
        maxBytes: MAX_BYTES,
        // All that is asked here is read.
        safe: true,
        retry: WHEN_TOLD,
        // GraphQL says with a body what is wrong, whatever the status; a busy server is tried again instead.
        isAnswer: (code) => !WHEN_TOLD.statuses.has(code),
      },
    );
    return dataOf(status, text);
  }

  /** Asks again without what was refused, and remembers it, so that the next page is not refused first. */
  async function sendAllowed(request: ContentRequest): Promise<ContentResponse> {
    const known = pruned.get(request.document);
    const whole: PrunedDocument = { document: request.document, parts: [] };
    let { document, parts } = known && http.now() < known.until ? known : whole;
    const deadline = http.now() + http.timeoutMs;
    for (let pruning = 0; ; pruning += 1) {
      if (document === null) return { data: {}, refused: parts };
      try {
        return { data: await ask(document, request, deadline - http.now()), refused: parts };
      } catch (error) {
        const rest = pruning < MAX_PRUNINGS ? await withoutRefused(document, error, request) : null;
        if (rest === null) throw error;
        document = rest.document;
        parts = parts.concat(rest.parts);
        pruned.set(request.document, { document, parts, until: http.now() + REFUSED_FOR_MS });
      }
    }
  }

  return async (request) => {
    try {
      return await sendAllowed(request);
    } catch (error) {
      const secrets = [token, request.previewToken].filter((secret) => secret !== null);
      throw lookupError(request.what, error, secrets);
    }
  };
}

async function withoutRefused(
  document: string,
  error: unknown,
  { isEssential }: ContentRequest,
): Promise<PrunedDocument | null> {
  if (isEssential === undefined || !(error instanceof GraphqlAnswerError)) return null;
  const { errors, hasData } = error;
  // With data beside them, or with a path, these are failures of resolvers and no refusals.
  if (errors.length === 0 || hasData || errors.some(({ path }) => path !== undefined)) return null;
  // Loaded where it is needed, which is almost never.
  const { pruneRefused } = await import("./refusals.ts");
  return pruneRefused(document, errors, isEssential);
}

/** The preview token goes on the address, alone of all that a preview carries. [API-002] */
function addressOf(url: string, previewToken: string | null): string {
  if (previewToken === null) return url;
  const address = new URL(url);
  address.searchParams.set("token", previewToken);
  return address.href;
}
