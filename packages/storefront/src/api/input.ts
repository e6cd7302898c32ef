import type { z } from "zod";
import type { Asked } from "./call.ts";
import { Refusal } from "./refusal.ts";

/** JSON of a text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What was asked, checked.
 * @param form how it ought to look, for whoever writes the caller
 * @throws Refusal 400
 */
export function checked<Input>(value: unknown, schema: z.ZodType<Input>, form: string): Input {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Refusal(400, `The request is not of the form ${form}.`);
}

/** The body's JSON, checked. @throws Refusal 400 */
export const readBody = <Input>({ body }: Asked, schema: z.ZodType<Input>, form: string): Input =>
  checked(parseJson(body), schema, form);

/** The query, checked; of a repeated parameter the last counts. @throws Refusal 400 */
export const readQuery = <Input>({ request }: Asked, schema: z.ZodType<Input>, form: string): Input =>
  checked(Object.fromEntries(new URL(request.url).searchParams), schema, form);
