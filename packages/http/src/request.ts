import type { RetryPolicy } from "./retry.ts";

/** One call to a remote service. */
export interface HttpRequest {
  /** What the call is for, in the words of an error message. */
  readonly service: string;
  readonly method: "GET" | "POST";
  /** Null while the service has no address: the call then fails as "unconfigured". */
  readonly url: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a JSON body. */
  readonly json?: unknown;
  /** The most bytes an answer may have, 1 MB by default. */
  readonly maxBytes?: number;
  /** Whether asking twice does no harm. By default only GET is safe. */
  readonly safe?: boolean;
  /** When a safe request is tried again; `BACKOFF` by default. */
  readonly retry?: RetryPolicy;
  /** Which statuses come with an answer worth reading; by default those of success alone. */
  readonly isAnswer?: (status: number) => boolean;
}

/** The most bytes of an answer whose request names no limit. */
export const DEFAULT_MAX_BYTES = 1_000_000;

/**
 * Joins a base address, a path and query pairs; null without a base. A repeated name is a repeated parameter.
 * Without a path the base is the whole address and stays as it was configured, with its last slash.
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

/** The address without its query and credentials, fit for a message. */
export function publicAddress(url: string): string {
  if (!URL.canParse(url)) return "an address that is not a URL";
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** A header, or none where there is no value; `prefix` stands before the value. */
export function optionalHeader(name: string, value: string | null, prefix = ""): Record<string, string> {
  return value === null ? {} : { [name]: prefix + value };
}
