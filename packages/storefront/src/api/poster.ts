import { getMessage, type Report } from "@courseway/observability";
import { croppedThumbnail, type Fetch, type Videos } from "@courseway/services";
import { z } from "zod";
import type { ApiRequest } from "./endpoint.ts";
import { HttpError } from "./http-error.ts";
import { readQuery } from "./input.ts";

const requestSchema = z.union([
  z.strictObject({ youtube: z.string().regex(/^[\w-]{11}$/) }),
  z.strictObject({ id: z.string().regex(/^\w{1,64}$/), crop: z.enum(["portrait", "landscape"]).optional() }),
]);

export interface PosterDeps {
  readonly find: Videos["video"];
  /** Where YouTube's posters stand. */
  readonly posterUrl: string;
  readonly fetch: Fetch;
  readonly report: Report;
}

/** How long a host may take, in ms, and how large its picture may be, in bytes. */
const TIMEOUT_MS = 5000;
const MAX_BYTES = 2_000_000;

/** A day, in seconds: a poster is changed seldom, and the same for everybody. */
const LIFE = 86_400;

/** Drawings may hold scripts: opened by itself, one must not run as a page of ours. */
const HEADERS = {
  "cache-control": `public, max-age=${LIFE}`,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
} as const;

/** Null for a film that has none. [VID-006, VID-007] */
async function findPosterAddress(
  asked: z.infer<typeof requestSchema>,
  { find, posterUrl }: PosterDeps,
): Promise<string | null> {
  if ("youtube" in asked) return `${posterUrl.replace(/\/$/, "")}/vi/${asked.youtube}/hqdefault.jpg`;
  const video = await find(asked.id);
  if (!video?.thumbnailUrl) return null;
  return asked.crop === undefined
    ? video.thumbnailUrl
    : croppedThumbnail(video.thumbnailUrl, asked.crop === "portrait");
}

/** @throws Error where it is no picture, or too large */
async function readPicture(response: Response): Promise<{ readonly type: string; readonly bytes: Blob }> {
  const type = response.headers.get("content-type")?.split(";", 1)[0]?.trim() ?? "";
  if (!response.ok || !/^image\/[\w.+-]+$/.test(type)) throw new Error(`It answered ${response.status} with ${type}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Leaving the loop by an error closes the connection.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new Error(`It is larger than ${MAX_BYTES} bytes.`);
    parts.push(new Uint8Array(part));
  }
  return { type, bytes: new Blob(parts) };
}

/**
 * A film's poster, through our own server: a visitor's browser asks nothing of the film's host before they play it.
 * [VID-002, VID-006, VID-007]
 * @throws HttpError 400 for a malformed id, 404 where there is no poster, 502 where its host does not give it
 */
export async function handlePoster(apiRequest: ApiRequest, deps: PosterDeps): Promise<Response> {
  const asked = readQuery(apiRequest, requestSchema, "?youtube=…, 11 characters, or ?id=… with crop or without");
  const address = await findPosterAddress(asked, deps);
  if (address === null) throw new HttpError(404, "This film has no poster.");
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { type, bytes } = await readPicture(
      await deps.fetch(address, { signal, redirect: "error", headers: { accept: "image/*" } }),
    );
    return new Response(bytes, { headers: { ...HEADERS, "content-type": type } });
  } catch (error) {
    const message = `A film's poster could not be fetched: ${getMessage(error)}`;
    deps.report({ level: "warn", message, tags: { tag: "video" }, error });
    throw new HttpError(502, "The poster could not be fetched.");
  }
}
