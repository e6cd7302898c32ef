import { type HttpRequest, sendForText, type Transport, wrongShape } from "@courseway/http";
import type { z } from "zod";

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
