import { createKnowledge } from "../endpoint/knowledge.ts";
import type { FragmentNames } from "../block-contract.ts";
import type { EndpointSchema, RefusedPart, WrittenFor } from "../selections/asking.ts";
import type { CraftVersion } from "../selections/fragment-names.ts";
import { lookupError, RefusedDocumentError } from "./failure.ts";
import { createSend, type SendOptions, type SentDocument } from "../graphql/send.ts";

/** What a request carries. */
export interface ContentRequest extends Pick<SentDocument, "variables" | "previewToken"> {
  /** What is asked, for messages: "the page lookup of …". */
  readonly what: string;
  /**
   * A document as it is, of which a refusal is a failure; or one that goes by the schema and can do without parts, `""`
   * where nothing is left to ask.
   */
  readonly document: string | ((schema: EndpointSchema) => WrittenFor);
  /** Whether the answer is worth nothing without the part of that path. */
  readonly isEssential?: (path: readonly string[]) => boolean;
}

/** What was answered, not yet parsed, and which parts of the document were not asked because the server refuses them. */
export interface ContentResponse {
  readonly data: unknown;
  readonly refused: readonly RefusedPart[];
  /** Whether the document would have asked for rich text and could ask for none. */
  readonly hasLostRichText: boolean;
}

/** The way to one content system. */
export interface Transport {
  /** Sends one document. Throws `ContentLookupError` for every failure. */
  (request: ContentRequest): Promise<ContentResponse>;
  /** How it names its types. Never fails. */
  readonly names: () => Promise<FragmentNames>;
}

/** Each time the rest may bring out what the refusal before it hid. */
const MAX_REFUSALS = 4;

/** The way to one content system, and what is known of its schema. */
export function createTransport(
  options: SendOptions & { readonly elapsed: () => number; readonly craft: CraftVersion | null },
): Transport {
  const { elapsed, token, timeoutMs, craft } = options;
  const send = createSend(options);
  const knowledge = createKnowledge({ send, elapsed, timeoutMs, craft });

  /** Writes the document, and again with what a refusal has shown. */
  async function sendWritten(
    request: ContentRequest,
    write: Exclude<ContentRequest["document"], string>,
  ): Promise<ContentResponse> {
    const { variables, previewToken, isEssential = () => false } = request;
    // The first documents of a process wait for the schema. That is not taken from their own time: a content system that is
    // slow at a start would have half of it left.
    await knowledge.current();
    const deadline = elapsed() + timeoutMs;
    for (let refusals = 0; ; refusals += 1) {
      const { version, schema } = await knowledge.current();
      const { document, refused, hasLostRichText } = write(schema);
      if (refused.length > 0) knowledge.noteLoss();
      const lost = refused.find(({ path }) => isEssential(path));
      if (lost !== undefined) throw new RefusedDocumentError(lost.reason);
      if (document === "") return { data: {}, refused, hasLostRichText };
      try {
        const data = await send({ document, variables, previewToken, timeoutMs: deadline - elapsed() });
        return { data, refused, hasLostRichText };
      } catch (error) {
        const learned = refusals < MAX_REFUSALS && (await knowledge.learn(error, { document, version, isEssential }));
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
  return Object.assign(ask, { names: async () => (await knowledge.current()).schema.names });
}
