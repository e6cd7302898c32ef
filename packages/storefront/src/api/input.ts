import type { z } from "zod";
import type { ApiRequest } from "./endpoint.ts";
import { HttpError } from "./http-error.ts";

/** Parses JSON; undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A value, validated by a schema.
 * @param form the expected form, for the caller's developer
 * @throws HttpError 400
 */
export function validate<Input>(value: unknown, schema: z.ZodType<Input>, form: string): Input {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new HttpError(400, `The request is not of the form ${form}.`);
}

/** The body's JSON, validated. @throws HttpError 400 */
export const readBody = <Input>({ body }: ApiRequest, schema: z.ZodType<Input>, form: string): Input =>
  validate(parseJson(body), schema, form);

/** The query, validated; of a repeated parameter the last counts. @throws HttpError 400 */
export const readQuery = <Input>({ request }: ApiRequest, schema: z.ZodType<Input>, form: string): Input =>
  validate(Object.fromEntries(new URL(request.url).searchParams), schema, form);
