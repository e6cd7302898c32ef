import type { RetryPolicy } from "./retry.ts";

/** One call to a remote service. */
export interface HttpRequest {
  /** The call's purpose, for error messages. */
  readonly service: string;
  readonly method: "GET" | "POST";
  /** Null if the service has no URL: the call then fails as "unconfigured". */
  readonly url: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a JSON body. */
  readonly json?: unknown;
  /** The maximum size of a response in bytes, 1 MB by default. */
  readonly maxBytes?: number;
  /** Whether the request may be repeated. By default only GET may. */
  readonly safe?: boolean;
  /** The retry policy of a safe request; `BACKOFF` by default. */
  readonly retry?: RetryPolicy;
  /** The statuses whose responses are read; by default only those of success. */
  readonly isAnswer?: (status: number) => boolean;
}

/** The default limit of a response's bytes. */
export const DEFAULT_MAX_BYTES = 1_000_000;

/**
 * Joins a base URL, a path and query pairs; null without a base. A repeated name is a repeated parameter. Without a path the base is the
 * whole URL and stays as configured, with its final slash.
 */
export function buildUrl(
  base: string | null,
  path: string,
  query: readonly (readonly [name: string, value: string])[] = [],
): string | null {
  if (base === null || base.trim() === "") return null;
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const address = path === "" ? base.trim() : base.trim().replace(/\/+$/, "") + path;
  if (search === "") return address;
  return address + (address.includes("?") ? "&" : "?") + search;
}

/** The URL without query and credentials, for messages. */
export function publicAddress(url: string): string {
  if (!URL.canParse(url)) return "an address that is not a URL";
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** A header with `prefix` before its value, or none without a value. */
export function optionalHeader(name: string, value: string | null, prefix = ""): Record<string, string> {
  return value === null ? {} : { [name]: prefix + value };
}
