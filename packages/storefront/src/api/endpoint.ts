import type { HttpError } from "./http-error.ts";

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
