import type { z } from "zod";

/** A response with an error status. The sender sees its message, so it must name no service and contain no secret. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const pluralize = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? "" : "s"}`;

const formatDuration = (seconds: number): string =>
  seconds < 120 ? pluralize(seconds, "second") : pluralize(Math.ceil(seconds / 60), "minute");

/** The error for a visitor who sent too many requests. @param retryAfterMs how long to wait */
export function tooManyRequests(retryAfterMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new HttpError(429, `Too many requests. Please wait ${formatDuration(seconds)} and try again.`, {
    "retry-after": String(seconds),
  });
}

/** A request with its body already read, since a stream can be read only once. */
export interface ApiRequest {
  readonly request: Request;
  readonly body: string;
}

/** One method of an endpoint. */
export interface Endpoint {
  /** @throws HttpError for a request that it refuses */
  readonly handle: (apiRequest: ApiRequest) => Promise<Response>;
  /** Allows any origin and media type: the request is authorized in another way, or changes and reveals nothing. */
  readonly allowCrossOrigin?: boolean;
  /** Also accepts a form that a browser sends without script. */
  readonly acceptsForms?: boolean;
  /** The email addresses that get mail. Each has its own limit. */
  readonly subjects?: (apiRequest: ApiRequest) => readonly string[];
  /** Renders an error; JSON by default. */
  readonly renderError?: (apiRequest: ApiRequest, error: HttpError) => Response;
}

export type Method = "GET" | "POST";

/** The methods of each endpoint, by its name. */
export type Endpoints = Readonly<Record<string, Readonly<Partial<Record<Method, Endpoint>>>>>;

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
