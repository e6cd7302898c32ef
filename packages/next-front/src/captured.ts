import type { ServerResponse } from "node:http";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import {
  gzipped,
  computeHash,
  type PackedText,
  type OutsideLife,
  outsideLife,
  sharedPage,
  type SeenEntry,
  versionSent,
  routeTag,
} from "@courseway/next-page-cache";
import type { Shared } from "./shared.ts";
import { worth } from "./encodings.ts";

/** A body as it is kept; `plain` is left out where it is unpacked at need, `gzip` null where packing gains nothing. */
export type Body = { readonly gzip: Buffer; readonly plain?: Buffer } | { readonly gzip: null; readonly plain: Buffer };

/** The bytes of a body as they are. */
export const toPlain = (body: Body): Buffer =>
  body.gzip === null ? body.plain : (body.plain ?? gunzipSync(body.gzip));

/** An answer of Next's that may be given again. */
export interface Captured {
  /** Names and values in turn: what is the same for all who ask, without what tells of the body. */
  readonly headers: readonly string[];
  readonly contentType: string;
  /** By what Next said that its answer varies; empty for nothing. */
  readonly vary: string;
  /** Next's own validator of the body; empty where it gives none. */
  readonly etag: string;
  /** Of the body: the beginning of every validator of ours. */
  readonly hash: string;
  /** The body; null where Next would not give this very answer at this moment. Whoever keeps it anyway is asked each time. */
  readonly body: () => Body | null;
  /** Bytes of the body that nobody else keeps. */
  readonly ownBytes: number;
  /** For how long caches outside may keep it from this moment on. */
  readonly cacheControl: () => string;
}

/** Finds the data of a page in memory. */
export type FindData = (name: string) => PackedText | null;

/** Headers of one connection or answer, of the body's encoding, or set for each answer. */
const NOT_STORED = new Set([
  "accept-ranges",
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "server-timing",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

type Headers = ReturnType<ServerResponse["getHeaders"]>;

const toText = (value: Headers[string]): string => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));

/** The headers that everybody gets alike. */
const lastingHeaders = (response: ServerResponse): string[] =>
  response.getHeaderNames().flatMap((name) => (NOT_STORED.has(name) ? [] : [name, toText(response.getHeader(name))]));

/** What `completeLife` says of every cached page; an app that says something else itself keeps it. */
const PAGE_LIFE = /^public, max-age=0, s-maxage=\d+$/u;

const captureAnswer = (response: ServerResponse): Pick<Captured, "contentType" | "etag" | "headers" | "vary"> => ({
  headers: lastingHeaders(response),
  contentType: toText(response.getHeader("content-type")),
  vary: toText(response.getHeader("vary")),
  etag: toText(response.getHeader("etag")),
});

const isWhole = (response: ServerResponse): boolean => response.statusCode === 200 && !response.hasHeader("set-cookie");

/**
 * The body while the page cache has this version; a new render with the same text counts. This and the functions below are separate
 * because a closure made where an answer is captured would keep everything around it alive as long as the answer.
 */
const pageBody = (pages: SeenEntry["pages"], key: string, version: string) => (): PackedText | null => {
  const current = pages.peek(key)?.html ?? null;
  return current?.version === version ? current : null;
};

const dataBody = (find: FindData, name: string, version: string) => (): PackedText | null => {
  const current = find(name);
  return current?.version === version ? current : null;
};

const fixedLife = (life: string) => (): string => life;

/** An entry with another life is another version. */
const pageLife = (life: OutsideLife, now: () => number) => (): string => sharedPage(life, now());

/**
 * The answer that a page was given, where it is beyond doubt that it is the page cache's own entry and nothing but that:
 * one entry was read, it names the route, the answer names its version, and the cache still has it.
 */
export function capturedPage(
  { route }: Extract<Shared, { kind: "page" }>,
  response: ServerResponse,
  seen: readonly SeenEntry[],
  now: () => number,
  sharedSeconds?: number,
): Captured | null {
  const [first] = seen;
  if (first === undefined || seen.some(({ entry }) => entry !== first.entry) || !isWhole(response)) return null;
  const { pages, key, entry } = first;
  if (entry.html === null || pages.peek(key) !== entry || !entry.tags.includes(routeTag(route))) return null;
  if (!PAGE_LIFE.test(toText(response.getHeader("cache-control")))) return null;
  const { hash, version } = entry.html;
  if (versionSent(response) !== version) return null;
  return {
    ...captureAnswer(response),
    hash,
    body: pageBody(pages, key, version),
    ownBytes: 0,
    cacheControl: pageLife(outsideLife(entry, sharedSeconds), now),
  };
}

/** Larger files are no part of a page's load. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** Tells a file from what it was before it was changed on the disk. */
export interface FileMark {
  readonly size: number;
  readonly mtimeMs: number;
}

/** The mark of a file as it is now; null where it is not there or too large to be kept. */
export function readFileMark(file: string): FileMark | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined || stats.size > LARGEST_FILE ? null : { size: stats.size, mtimeMs: stats.mtimeMs };
}

const isUnchanged = (file: string, mark: FileMark): boolean => {
  const { size, mtimeMs } = readFileMark(file) ?? {};
  return size === mark.size && mtimeMs === mark.mtimeMs;
};

/** A file's bytes, and where its name does not say its content, while it is what it was on the disk. */
const fileBody = (stored: Body, source: { readonly file: string; readonly mark: FileMark } | null) => (): Body | null =>
  source === null || isUnchanged(source.file, source.mark) ? stored : null;

/**
 * The answer that a file was given. One whose name changes with its content is never looked at again.
 * @param mark what `readFileMark` said of the file before Next read it
 */
export async function capturedFile(
  { file }: Extract<Shared, { kind: "file" }>,
  response: ServerResponse,
  mark: FileMark | null,
): Promise<Captured | null> {
  if (mark === null || !isWhole(response)) return null;
  // An app may answer the address with something else.
  if (toText(response.getHeader("last-modified")) !== new Date(mark.mtimeMs).toUTCString()) return null;
  const bytes = await readFile(file);
  if (!isUnchanged(file, mark)) return null;
  const life = toText(response.getHeader("cache-control"));
  const gzip = worth(await gzipped(bytes), bytes);
  return {
    ...captureAnswer(response),
    hash: computeHash(bytes),
    body: fileBody({ gzip, plain: bytes }, life.includes("immutable") ? null : { file, mark }),
    ownBytes: bytes.byteLength + (gzip?.byteLength ?? 0),
    cacheControl: fixedLife(life),
  };
}

/** The answer that a page's data was given: its name says the content, and only where that was found Next says so of its life. */
export function capturedData(
  { name }: Extract<Shared, { kind: "data" }>,
  response: ServerResponse,
  find: FindData,
): Captured | null {
  const life = toText(response.getHeader("cache-control"));
  const stored = find(name);
  if (!isWhole(response) || !life.includes("immutable") || stored === null) return null;
  return {
    ...captureAnswer(response),
    hash: stored.hash,
    body: dataBody(find, name, stored.version),
    ownBytes: 0,
    cacheControl: fixedLife(life),
  };
}
