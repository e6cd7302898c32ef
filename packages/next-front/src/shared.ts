import type { IncomingMessage } from "node:http";

/** Node's request, before its body is read. */
export type RawRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** The public resource of a request. */
export type Shared =
  /** `route` is the path to which the proxy rewrites the request. */
  | { readonly kind: "page"; readonly route: string }
  /** `name` is that of a finished page's data or styles, or of a file of the build, in `PageData`. */
  | { readonly kind: "data"; readonly route: string; readonly name: string };

/** Returns a request's public resource; null if its response may depend on more than the address. */
export type MemoryRules = (request: RawRequest) => Shared | null;
