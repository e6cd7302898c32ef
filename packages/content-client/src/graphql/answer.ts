import { parseJson } from "@courseway/http";
import { z } from "zod";

/** An error of a GraphQL response, reduced to what we use. */
const errorSchema = z.object({
  message: z.string().catch("(no message)"),
  locations: z
    .array(z.object({ line: z.number(), column: z.number() }))
    .optional()
    .catch(undefined),
  path: z.unknown().optional(),
});

export type GraphqlError = z.infer<typeof errorSchema>;

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(errorSchema).optional().catch(undefined),
});

/** A GraphQL response that failed, with its errors or only its status. */
export class GraphqlAnswerError extends Error {
  override readonly name = "GraphqlAnswerError";
  readonly status: number;
  readonly errors: readonly GraphqlError[];
  /** Whether the response has data in addition to errors. */
  readonly hasData: boolean;

  constructor(status: number, errors: readonly GraphqlError[], hasData: boolean) {
    const messages = errors.map(({ message }) => message).join("; ");
    super(messages === "" ? `It answered status ${status}` : `It answered status ${status} with an error: ${messages}`);
    this.status = status;
    this.errors = errors;
    this.hasData = hasData;
  }
}

/**
 * Returns the data of a GraphQL response.
 *
 * @throws GraphqlAnswerError for errors and failure statuses, SyntaxError if it is not a GraphQL response
 */
export function readData(status: number, text: string): object {
  const { data, errors = [] } = parseAnswer(text);
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  const isSuccess = status >= 200 && status < 300;
  if (errors.length > 0 || !isSuccess) throw new GraphqlAnswerError(status, errors, isObject);
  if (isObject) return data;
  throw new SyntaxError("no data");
}

function parseAnswer(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(parseJson(text));
  } catch {
    return {};
  }
}
