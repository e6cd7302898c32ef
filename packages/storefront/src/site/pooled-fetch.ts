import { Agent, fetch } from "undici";
import { REQUEST_ID_HEADER, requestId } from "@courseway/observability/request";

/** Shorter than most servers keep an idle connection: using one that the server has closed costs a retry. */
const KEEP_ALIVE_MS = 4000;

const pool = new Agent({ connections: 32, pipelining: 1, keepAliveTimeout: KEEP_ALIVE_MS });

/** Adds the request's id, so that one id finds the request in the logs of all services. */
function identified(init: RequestInit = {}): RequestInit {
  const id = requestId();
  if (id === undefined) return init;
  const headers = new Headers(init.headers);
  headers.set(REQUEST_ID_HEADER, id);
  return { ...init, headers };
}

/**
 * The connection pool of all remote calls. It is not the framework's `fetch`, which would cache responses or mark pages as dynamic: only
 * the page cache decides whether a page is cached.
 */
export const pooledFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const address = input instanceof Request ? input.url : input;
  /* oxlint-disable typescript/no-unsafe-type-assertion -- both describe one standard; their types differ only in where they are declared */
  const response = await fetch(address, { ...(identified(init) as Parameters<typeof fetch>[1]), dispatcher: pool });
  return response as unknown as Response;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
};
