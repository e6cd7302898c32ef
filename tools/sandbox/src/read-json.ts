import type { Context } from "hono";

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Reads a body that should be JSON; invalid JSON is a result, not an exception. */
export async function readJson(context: Context): Promise<JsonBody> {
  const text = await context.req.text();
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, message: "The body is not valid JSON. Send an object with content-type application/json." };
  }
}
