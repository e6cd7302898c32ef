import { Agent, fetch } from "undici";
import { REQUEST_ID_HEADER, requestId } from "@courseway/observability/request";

/** Shorter than most servers keep a connection that they say nothing of: one that they closed costs a try. */
const KEEP_ALIVE_MS = 4000;

const pool = new Agent({ connections: 32, pipelining: 1, keepAliveTimeout: KEEP_ALIVE_MS });

/** The request's id goes along, so that one id finds it in the logs of all services. */
function identified(init: RequestInit = {}): RequestInit {
  const id = requestId();
  if (id === undefined) return init;
  const headers = new Headers(init.headers);
  headers.set(REQUEST_ID_HEADER, id);
  return { ...init, headers };
}

/**
 * The one connection pool of all remote calls. It is not the framework's `fetch`, which would cache or mark
 * a page as dynamic behind our back: whether a page is cached is the page cache's decision alone.
 */
export const pooledFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const address = input instanceof Request ? input.url : input;
  /* oxlint-disable typescript/no-unsafe-type-assertion -- both describe one standard; their types differ only in where they are declared */
  const response = await fetch(address, { ...(identified(init) as Parameters<typeof fetch>[1]), dispatcher: pool });
  return response as unknown as Response;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
};
