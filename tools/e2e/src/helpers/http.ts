import http from "node:http";
import { buffer, text as collected } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * An HTTP response without following redirects. Each request has a connection of its own: a server may close an idle
 * one at the moment when it is used again.
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set("connection", "close");
  const answer = await fetch(url, { redirect: "manual", ...init, headers });
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    headers: answer.headers,
    text: await answer.text(),
  };
}

/**
 * Sends a path exactly as written, where `fetch` would normalize it. Resolves with the status and the redirect's
 * location.
 */
export function askRaw(
  site: string,
  path: string,
): Promise<{ readonly status: number; readonly location: string | null }> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    http
      .get({ hostname, port, path }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
      })
      .once("error", reject);
  });
}

/** Like `ask`, with any headers: `fetch` overrides `host`. */
export function askWith(url: string, headers: Readonly<Record<string, string>>): Promise<Omit<Answer, "headers">> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, signal: AbortSignal.timeout(30_000) }, (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        collected(answer)
          .then((text) => resolve({ status, location: given.location ?? null, text }))
          .catch(reject);
      })
      .once("error", reject);
  });
}

/** The encoded body and its encoding, for a client that accepts `encodings`. */
export function askPacked(
  url: string,
  encodings: string,
): Promise<{ readonly encoding: string | undefined; readonly vary: string | undefined; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": encodings } }, (answer) => {
        const { "content-encoding": encoding, vary } = answer.headers;
        buffer(answer)
          .then((bytes) => resolve({ encoding, vary, bytes }))
          .catch(reject);
      })
      .once("error", reject);
  });
}

/** Posts JSON. */
export const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
