import { generateETag } from "next/dist/server/lib/etag.js";
import type { ServerResponse } from "node:http";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { sharedLife } from "../cache/life.ts";
import type { SeenEntry } from "../cache/seen-entries.ts";
import type { Shared } from "../proxy/from-memory.ts";

/** An answer of Next's that may be given again. */
export interface Captured {
  /** Names and values in turn: what is the same for all who ask, without what tells of the body. */
  readonly headers: readonly string[];
  readonly contentType: string;
  /** By what Next said that its answer varies; empty for nothing. */
  readonly vary: string;
  /** Next's own validator of the body. */
  readonly etag: string;
  /** The body's bytes, while the answer is true. */
  readonly read: () => Buffer;
  /** Whether the page cache keeps the body anyway. */
  readonly isShared: boolean;
  /** Whether Next would give this very answer at this moment. */
  readonly isTrue: () => boolean;
  /** For how long caches outside may keep it from this moment on. */
  readonly cacheControl: () => string;
}

/** Of one connection or one answer, of the body's encoding, or said anew each time. */
const NOT_KEPT = new Set([
  "accept-ranges",
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

type Headers = ReturnType<ServerResponse["getHeaders"]>;

const textOf = (value: Headers[string]): string => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));

/** The headers that everybody gets alike. */
const lastingHeaders = (response: ServerResponse): string[] =>
  response.getHeaderNames().flatMap((name) => (NOT_KEPT.has(name) ? [] : [name, textOf(response.getHeader(name))]));

/** What every cached page says of its life; an app that says something else itself keeps it. */
const PAGE_LIFE = /^public, max-age=0, s-maxage=\d+$/u;

/** Whether Next named the route's entry so: by the route alone, or with what distinguishes it before a dollar sign. */
function isKeyOf(route: string, key: string): boolean {
  const name = route === "/" ? "/index" : route.replace(/\/$/u, "");
  return key === name || key.endsWith(`/$${name}`);
}

const saidOf = (response: ServerResponse): Pick<Captured, "contentType" | "etag" | "headers" | "vary"> => ({
  headers: lastingHeaders(response),
  contentType: textOf(response.getHeader("content-type")),
  vary: textOf(response.getHeader("vary")),
  etag: textOf(response.getHeader("etag")),
});

const isWhole = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !response.hasHeader("set-cookie") && response.hasHeader("etag");

/**
 * The answer that a page was given, where it is beyond doubt that it is the page cache's own entry and nothing but that:
 * one entry was asked for, under the route's own name, it is still the one, and Next's validator is that of its text.
 */
export function capturedPage(
  { route, slug }: Extract<Shared, { kind: "page" }>,
  response: ServerResponse,
  seen: readonly SeenEntry[],
  now: () => number,
): Captured | null {
  const [first] = seen;
  if (first === undefined || seen.some(({ entry }) => entry !== first.entry) || !isWhole(response)) return null;
  const { pages, key, entry } = first;
  const html = entry.value?.html;
  const isPage =
    response.getHeader("x-nextjs-cache") === "HIT" && PAGE_LIFE.test(textOf(response.getHeader("cache-control")));
  if (typeof html !== "string" || !isPage || !isKeyOf(route, key) || pages.peek(key) !== entry) return null;
  const etag = textOf(response.getHeader("etag"));
  if (etag !== generateETag(html)) return null;
  // What the page cache lets go of must not live on here.
  const kept = new WeakRef(entry);
  const isTrue = (): boolean => {
    const current = pages.peek(key);
    return current !== null && current === kept.deref();
  };
  const read = (): Buffer => Buffer.from(kept.deref()?.value?.html ?? "");
  const cacheControl = (): string => `public, max-age=0, s-maxage=${sharedLife(slug, now())}`;
  return { ...saidOf(response), read, isShared: true, isTrue, cacheControl };
}

/** Larger files are no part of a page's load. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** How Next marks a file; one that was changed on the disk has another mark. */
function markOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.size > LARGEST_FILE) return null;
  return `W/"${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}"`;
}

/** The answer that a file was given. One whose name changes with its content is never looked at again. */
export async function capturedFile(
  { file }: Extract<Shared, { kind: "file" }>,
  response: ServerResponse,
): Promise<Captured | null> {
  const etag = textOf(response.getHeader("etag"));
  if (!isWhole(response) || etag !== markOf(file)) return null;
  const bytes = await readFile(file);
  if (etag !== markOf(file)) return null;
  const life = textOf(response.getHeader("cache-control"));
  const isTrue = (): boolean => life.includes("immutable") || markOf(file) === etag;
  return { ...saidOf(response), read: () => bytes, isShared: false, isTrue, cacheControl: () => life };
}
