import type { z } from "zod";
import { notJson, wrongShape } from "./failures.ts";
import type { HttpRequest } from "./request.ts";
import { send } from "./send.ts";
import type { Transport } from "./transport.ts";

/**
 * Makes the call and answers its JSON, checked against the wire schema.
 *
 * @throws HttpError for every way in which a call can fail, a wrong shape included
 */
export async function requestJson<Answer>(
  transport: Transport,
  request: HttpRequest,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const result = schema.safeParse(parse(request, await send(transport, request)));
  if (result.success) return result.data;
  throw wrongShape(request, result.error.issues[0]?.path.join(".") || "its root");
}

function parse(request: HttpRequest, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notJson(request, error);
  }
}
