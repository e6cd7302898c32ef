import { createKnowledge } from "../endpoint/knowledge.ts";
import type { EndpointSchema, RefusedPart } from "../selections/asking.ts";
import { lookupError, RefusedDocumentError } from "./failure.ts";
import { createSend, type SendOptions, type SentDocument } from "../graphql/send.ts";

/** A document that is written for what the content system has. */
interface Written {
  /** `""` where nothing is left to ask. */
  readonly document: string;
  readonly refused: readonly RefusedPart[];
}

/** What a request carries. */
export interface ContentRequest extends Pick<SentDocument, "variables" | "previewToken"> {
  /** What is asked, for messages: "the page lookup of …". */
  readonly what: string;
  /** A document as it is, of which a refusal is a failure; or one that goes by the schema and can do without parts. */
  readonly document: string | ((schema: EndpointSchema) => Written);
  /** Whether the answer is worth nothing without the part of that path. */
  readonly isEssential?: (path: readonly string[]) => boolean;
}

/** What was answered, not yet parsed, and which parts of the document were not asked because the server refuses them. */
export interface ContentResponse {
  readonly data: unknown;
  readonly refused: readonly RefusedPart[];
}

/** Sends one document. Throws `ContentLookupError` for every failure. */
export type Transport = (request: ContentRequest) => Promise<ContentResponse>;

/** Each time the rest may bring out what the refusal before it hid. */
const MAX_REFUSALS = 4;

/** The way to one content system, and what is known of its schema. */
export function createTransport(options: SendOptions & { readonly elapsed: () => number }): Transport {
  const { elapsed, token, timeoutMs } = options;
  const send = createSend(options);
  const knowledge = createKnowledge({ send, elapsed, timeoutMs });

  /** Writes the document, and writes it anew for what a refusal has told. */
  async function sendWritten(
    request: ContentRequest,
    write: Exclude<ContentRequest["document"], string>,
  ): Promise<ContentResponse> {
    const { variables, previewToken, isEssential = () => false } = request;
    const deadline = elapsed() + timeoutMs;
    for (let refusals = 0; ; refusals += 1) {
      const { version, schema } = await knowledge.current();
      const { document, refused } = write(schema);
      if (refused.length > 0) knowledge.noteLoss();
      const lost = refused.find(({ path }) => isEssential(path));
      if (lost !== undefined) throw new RefusedDocumentError(lost.reason);
      if (document === "") return { data: {}, refused };
      try {
        const data = await send({ document, variables, previewToken, timeoutMs: deadline - elapsed() });
        return { data, refused };
      } catch (error) {
        const learned = refusals < MAX_REFUSALS && (await knowledge.learn(error, { document, version, isEssential }));
        if (!learned) throw error;
      }
    }
  }

  return async (request) => {
    const { document, variables, previewToken } = request;
    try {
      if (typeof document !== "string") return await sendWritten(request, document);
      return { data: await send({ document, variables, previewToken, timeoutMs }), refused: [] };
    } catch (error) {
      const secrets = [token, previewToken].filter((secret) => secret !== null);
      throw lookupError(request.what, error, secrets);
    }
  };
}
