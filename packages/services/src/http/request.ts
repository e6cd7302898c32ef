import { type HttpRequest, notJson, parseJson, sendForText, type Transport, wrongShape } from "@courseway/http";
import type { z } from "zod";

/**
 * Sends a request and returns the JSON of its response, validated by the schema.
 *
 * @throws HttpError for every kind of failure, including a wrong shape
 */
export async function requestJson<Answer>(
  transport: Transport,
  request: HttpRequest,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const result = schema.safeParse(parse(request, await sendForText(transport, request)));
  if (result.success) return result.data;
  throw wrongShape(request, result.error.issues[0]?.path.join(".") || "its root");
}

function parse(request: HttpRequest, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw notJson(request, error);
  }
}

/**
 * Sends a request and returns the trimmed text of its response, validated by the schema.
 *
 * @throws HttpError
 */
export async function requestText(
  transport: Transport,
  request: HttpRequest,
  schema: z.ZodType<string>,
): Promise<string> {
  const result = schema.safeParse((await sendForText(transport, request)).trim());
  if (result.success) return result.data;
  throw wrongShape(request, "its root");
}
