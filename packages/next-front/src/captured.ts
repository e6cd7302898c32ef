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

/** A stored body. `plain` is absent if it can be unpacked from gzip; `gzip` is null if compression gains nothing. */
export type Body = { readonly gzip: Buffer; readonly plain?: Buffer } | { readonly gzip: null; readonly plain: Buffer };

/** A body's bytes, uncompressed. */
export const toPlain = (body: Body): Buffer =>
  body.gzip === null ? body.plain : (body.plain ?? gunzipSync(body.gzip));

/** A response of Next that may be sent again. */
export interface Captured {
  /** Names and values in turn: the headers that are the same for everybody, without those of the body. */
  readonly headers: readonly string[];
  readonly contentType: string;
  /** Next's `vary` header; empty for none. */
  readonly vary: string;
  /** Next's own validator of the body; empty for none. */
  readonly etag: string;
  /** A hash of the body: the prefix of our validators. */
  readonly hash: string;
  /** The body; null if Next would now send another response. Call it for each response. */
  readonly body: () => Body | null;
  /** Bytes of memory that only this response uses. */
  readonly uniqueBytes: number;
  /** How long outside caches may store it from now on. */
  readonly cacheControl: () => string;
}

/** Finds the data of a page in memory. */
export type FindData = (name: string) => PackedText | null;

/** Headers that belong to one connection or response, to the body's encoding, or that are set for each response. */
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

/** The headers that are the same for everybody. */
const lastingHeaders = (response: ServerResponse): string[] =>
  response.getHeaderNames().flatMap((name) => (NOT_STORED.has(name) ? [] : [name, toText(response.getHeader(name))]));

/** The header of `completeLife` for cached pages. An app's own header takes precedence. */
const PAGE_LIFE = /^public, max-age=0, s-maxage=\d+$/u;

const captureAnswer = (response: ServerResponse): Pick<Captured, "contentType" | "etag" | "headers" | "vary"> => ({
  headers: lastingHeaders(response),
  contentType: toText(response.getHeader("content-type")),
  vary: toText(response.getHeader("vary")),
  etag: toText(response.getHeader("etag")),
});

const isWhole = (response: ServerResponse): boolean => response.statusCode === 200 && !response.hasHeader("set-cookie");

/**
 * Returns the body while the page cache has this version or a new render with the same text. This and the functions below are top-level
 * functions: a closure within the capture would keep its whole scope in memory as long as the response.
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

/** An entry with another time to live is another version. */
const pageLife = (life: OutsideLife, now: () => number) => (): string => sharedPage(life, now());

/**
 * Captures the response of a page, only if it is certainly the page cache's entry: one entry was read, it has the route's key, the
 * response has its version, and the cache still has it.
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
    uniqueBytes: 0,
    cacheControl: pageLife(outsideLife(entry, sharedSeconds), now),
  };
}

/** Larger files are not part of a page's load. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** Identifies a version of a file on disk. */
export interface FileMark {
  readonly size: number;
  readonly mtimeMs: number;
}

/** A file's current version; null if it is absent or too large to store. */
export function readFileMark(file: string): FileMark | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined || stats.size > LARGEST_FILE ? null : { size: stats.size, mtimeMs: stats.mtimeMs };
}

const isUnchanged = (file: string, mark: FileMark): boolean => {
  const { size, mtimeMs } = readFileMark(file) ?? {};
  return size === mark.size && mtimeMs === mark.mtimeMs;
};

/** A file's bytes. A file that is not named by its content is checked on the disk each time. */
const fileBody = (stored: Body, source: { readonly file: string; readonly mark: FileMark } | null) => (): Body | null =>
  source === null || isUnchanged(source.file, source.mark) ? stored : null;

/**
 * Captures the response of a file. A file that is named by its content is never checked again.
 * @param mark the result of `readFileMark` before Next read the file
 */
export async function capturedFile(
  { file }: Extract<Shared, { kind: "file" }>,
  response: ServerResponse,
  mark: FileMark | null,
): Promise<Captured | null> {
  if (mark === null || !isWhole(response)) return null;
  // An app may serve something else at this address.
  if (toText(response.getHeader("last-modified")) !== new Date(mark.mtimeMs).toUTCString()) return null;
  const bytes = await readFile(file);
  if (!isUnchanged(file, mark)) return null;
  const life = toText(response.getHeader("cache-control"));
  const gzip = worth(await gzipped(bytes), bytes);
  return {
    ...captureAnswer(response),
    hash: computeHash(bytes),
    body: fileBody({ gzip, plain: bytes }, life.includes("immutable") ? null : { file, mark }),
    uniqueBytes: bytes.byteLength + (gzip?.byteLength ?? 0),
    cacheControl: fixedLife(life),
  };
}

/** Captures the response of a page's data file. It is named by its content, and only a found file has a long time to live. */
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
    uniqueBytes: 0,
    cacheControl: fixedLife(life),
  };
}
