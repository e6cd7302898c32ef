import type { Fault, Malformed } from "./fault.ts";

const HUGE_BYTES = 50 * 1024 * 1024;

/** The response of a broken service; null if the fault is only a delay or a cut. */
export function brokenResponse(fault: Fault): Response | null {
  if (fault.malformed) return malformedResponse(fault.malformed, fault.status ?? 200);
  if (fault.status) return errorResponse(fault);
  return null;
}

function errorResponse({ status, retryAfter }: Fault): Response {
  const headers = new Headers({ "content-type": status === 429 ? "text/plain; charset=utf-8" : "application/json" });
  if (retryAfter !== null) headers.set("retry-after", String(retryAfter));
  const text =
    status === 429 ? "Too Many Requests" : JSON.stringify({ message: `The sandbox was told to answer ${status}.` });
  const bodyless = status === 204 || status === 205 || status === 304;
  return new Response(bodyless ? null : text, { status: status ?? 500, headers });
}

function malformedResponse(kind: Malformed, status: number): Response {
  const json = { status, headers: { "content-type": "application/json" } };
  if (kind === "truncated") return new Response('{"data":{"entry":{"slug":"ho', json);
  if (kind === "shape") return new Response('["nothing","that","was","promised"]', json);
  if (kind === "huge") return new Response(hugeBody(), json);
  return new Response("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>", {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

function hugeBody(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(" ".repeat(1024 * 1024));
  let left = HUGE_BYTES;
  return new ReadableStream({
    pull(controller) {
      left -= chunk.length;
      controller.enqueue(chunk);
      if (left <= 0) controller.close();
    },
  });
}
