import type { HttpError } from "./http-error.ts";

/** A request of this site, its body read: a stream can be read but once. */
export interface ApiRequest {
  readonly request: Request;
  readonly body: string;
}

/** One method of an endpoint. */
export interface Endpoint {
  /** @throws HttpError for a request that it does not answer */
  readonly handle: (apiRequest: ApiRequest) => Promise<Response>;
  /** May come from anywhere and in any media type: it proves itself by other means, or changes and tells nothing. */
  readonly allowCrossOrigin?: boolean;
  /** Also takes a form that a browser sends without script. */
  readonly acceptsForms?: boolean;
  /** The e-mail addresses that it writes to, each of which is counted by itself. */
  readonly subjects?: (apiRequest: ApiRequest) => readonly string[];
  /** How an error is answered; as JSON, unless this says otherwise. */
  readonly renderError?: (apiRequest: ApiRequest, error: HttpError) => Response;
}

export type Method = "GET" | "POST";

/** The methods of each endpoint, by its name. */
export type Endpoints = Readonly<Record<string, Readonly<Partial<Record<Method, Endpoint>>>>>;
