import type { Refusal } from "./refusal.ts";

/** A request that was let in, its body read: a stream can be read but once. */
export interface Asked {
  readonly request: Request;
  readonly body: string;
}

/** One method of a call. */
export interface Call {
  /** @throws Refusal for a request that it does not answer */
  readonly answer: (asked: Asked) => Promise<Response>;
  /** Proves itself by other means, so that it may come from anywhere and in any media type. */
  readonly anywhere?: boolean;
  /** Also takes a form that a browser sends without script. */
  readonly takesForms?: boolean;
  /** The e-mail address that it writes to, which is counted by itself; undefined where the request names none. */
  readonly subject?: (asked: Asked) => string | undefined;
  /** How a refusal is told; as JSON, unless this says otherwise. */
  readonly refuse?: (asked: Asked, refusal: Refusal) => Response;
}

export type Method = "GET" | "POST";

/** The methods of each call, by its name. */
export type Calls = Readonly<Record<string, Readonly<Partial<Record<Method, Call>>>>>;
