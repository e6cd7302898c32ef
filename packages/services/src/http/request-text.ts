import type { z } from "zod";
import { wrongShape } from "./failures.ts";
import type { HttpRequest } from "./request.ts";
import { send } from "./send.ts";
import type { Transport } from "./transport.ts";

/**
 * Makes the call and answers its text without the blanks around it, checked against the schema.
 *
 * @throws HttpError
 */
export async function requestText(
  transport: Transport,
  request: HttpRequest,
  schema: z.ZodType<string>,
): Promise<string> {
  const result = schema.safeParse((await send(transport, request)).trim());
  if (result.success) return result.data;
  throw wrongShape(request, "its root");
}
