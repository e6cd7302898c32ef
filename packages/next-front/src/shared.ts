import type { IncomingHttpHeaders } from "node:http";

/** A request as Node has it, before anything of it is read. */
export interface RawRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** What a request is for, where its answer is the same for everybody. */
export type Shared =
  /** `route` is the address that the proxy hands the request on to. */
  | { readonly kind: "page"; readonly route: string }
  /** `file` is its path on the disk. */
  | { readonly kind: "file"; readonly route: string; readonly file: string }
  /** `name` is what the data or the styles of a finished page go by. */
  | { readonly kind: "data"; readonly route: string; readonly name: string };

/** Tells what a request is for; null where its answer depends on more than its address, or where that is not sure. */
export type MemoryRules = (request: RawRequest) => Shared | null;
