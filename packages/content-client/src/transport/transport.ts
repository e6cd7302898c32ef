import { createSchemaCache } from "../endpoint/schema-cache.ts";
import type { FragmentNames } from "../block-contract.ts";
import type { EndpointSchema, RefusedPart, WrittenFor } from "../selections/asking.ts";
import type { CraftVersion } from "../selections/fragment-names.ts";
import { lookupError, RefusedDocumentError } from "./failure.ts";
import { createSend, type SendOptions, type SentDocument } from "../graphql/send.ts";

/** A request to the content system. */
export interface ContentRequest extends Pick<SentDocument, "variables" | "previewToken"> {
  /** A description of the request for messages, such as "the page lookup of …". */
  readonly what: string;
  /**
   * A fixed document, for which any refusal is a failure; or a function that writes a document for the schema and can
   * omit parts, with `""` if nothing is left to query.
   */
  readonly document: string | ((schema: EndpointSchema) => WrittenFor);
  /** Whether the response is useless without the part at a path. */
  readonly isEssential?: (path: readonly string[]) => boolean;
}

/** The unparsed data of a response, and the parts that the document omitted because the server refuses them. */
export interface ContentResponse {
  readonly data: unknown;
  readonly refused: readonly RefusedPart[];
  /** Whether rich text was declared and the document could select none. */
  readonly hasLostRichText: boolean;
}

/** Sends requests to one content system. */
export interface Transport {
  /** Sends one document. Throws `ContentLookupError` for every failure. */
  (request: ContentRequest): Promise<ContentResponse>;
  /** Returns the names of its types. Never fails. */
  readonly names: () => Promise<FragmentNames>;
}

/** The limit of refusals for one request. Each attempt may reveal refusals that the previous one hid. */
const MAX_REFUSALS = 4;

/** Creates the transport to one content system, with a cache of its schema. */
export function createTransport(
  options: SendOptions & { readonly elapsed: () => number; readonly craft: CraftVersion | null },
): Transport {
  const { elapsed, token, timeoutMs, craft } = options;
  const send = createSend(options);
  const schemaCache = createSchemaCache({ send, elapsed, timeoutMs, craft });

  /** Writes and sends the document, and repeats this with what each refusal revealed. */
  async function sendWritten(
    request: ContentRequest,
    write: Exclude<ContentRequest["document"], string>,
  ): Promise<ContentResponse> {
    const { variables, previewToken, isEssential = () => false } = request;
    // The first documents of a process wait for the schema. This does not reduce their own time limit; otherwise half
    // of it would remain for a content system that is slow at the start.
    await schemaCache.current();
    const deadline = elapsed() + timeoutMs;
    for (let refusals = 0; ; refusals += 1) {
      const { version, schema } = await schemaCache.current();
      const { document, refused, hasLostRichText } = write(schema);
      if (refused.length > 0) schemaCache.noteLoss();
      const lost = refused.find(({ path }) => isEssential(path));
      if (lost !== undefined) throw new RefusedDocumentError(lost.reason);
      if (document === "") return { data: {}, refused, hasLostRichText };
      try {
        const data = await send({ document, variables, previewToken, timeoutMs: deadline - elapsed() });
        return { data, refused, hasLostRichText };
      } catch (error) {
        const learned = refusals < MAX_REFUSALS && (await schemaCache.learn(error, { document, version, isEssential }));
        if (!learned) throw error;
      }
    }
  }

  const ask = async (request: ContentRequest): Promise<ContentResponse> => {
    const { document, variables, previewToken } = request;
    try {
      if (typeof document !== "string") return await sendWritten(request, document);
      const data = await send({ document, variables, previewToken, timeoutMs });
      return { data, refused: [], hasLostRichText: false };
    } catch (error) {
      const secrets = [token, previewToken].filter((secret) => secret !== null);
      throw lookupError(request.what, error, secrets);
    }
  };
  return Object.assign(ask, { names: async () => (await schemaCache.current()).schema.names });
}
