import { getMessage } from "@courseway/observability";
import { croppedThumbnail } from "@courseway/services";
import { z } from "zod";
import type { Host } from "../host/host.ts";
import { type ApiRequest, HttpError, readQuery } from "./endpoint.ts";

const requestSchema = z.union([
  z.strictObject({ youtube: z.string().regex(/^[\w-]{11}$/) }),
  z.strictObject({ id: z.string().regex(/^\w{1,64}$/), crop: z.enum(["portrait", "landscape"]).optional() }),
]);

/** Time limit of the film's host, in ms, and maximum size of its picture, in bytes. */
const TIMEOUT_MS = 5000;
const MAX_BYTES = 2_000_000;

/** A day, in seconds: posters rarely change and are the same for everybody. */
const LIFE = 86_400;

/** SVG pictures may contain scripts, which must not run on our origin when a poster is opened as a page. */
const HEADERS = {
  "cache-control": `public, max-age=${LIFE}`,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
} as const;

/** Null for a film without a poster. [VID-006, VID-007] */
async function findPosterAddress(
  asked: z.infer<typeof requestSchema>,
  { videos, brand }: Pick<Host, "videos" | "brand">,
): Promise<string | null> {
  if ("youtube" in asked)
    return `${brand.vendors.videos.posterUrl.replace(/\/$/, "")}/vi/${asked.youtube}/hqdefault.jpg`;
  const video = await videos.video(asked.id);
  if (!video?.thumbnailUrl) return null;
  return asked.crop === undefined
    ? video.thumbnailUrl
    : croppedThumbnail(video.thumbnailUrl, asked.crop === "portrait");
}

/** @throws Error if it is not a picture, or too large */
async function readPicture(response: Response): Promise<{ readonly type: string; readonly bytes: Blob }> {
  const type = response.headers.get("content-type")?.split(";", 1)[0]?.trim() ?? "";
  if (!response.ok || !/^image\/[\w.+-]+$/.test(type)) throw new Error(`It answered ${response.status} with ${type}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // An error that leaves the loop closes the connection.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new Error(`It is larger than ${MAX_BYTES} bytes.`);
    parts.push(new Uint8Array(part));
  }
  return { type, bytes: new Blob(parts) };
}

/**
 * A film's poster through our own server: the browser requests nothing from the film's host before the visitor plays the film.
 * [VID-002, VID-006, VID-007]
 * @throws HttpError 400 for a malformed id, 404 if there is no poster, 502 if its host fails
 */
export async function handlePoster(
  apiRequest: ApiRequest,
  host: Pick<Host, "videos" | "brand" | "fetch" | "report">,
): Promise<Response> {
  const asked = readQuery(apiRequest, requestSchema, "?youtube=…, 11 characters, or ?id=… with crop or without");
  const address = await findPosterAddress(asked, host);
  if (address === null) throw new HttpError(404, "This film has no poster.");
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { type, bytes } = await readPicture(
      await host.fetch(address, { signal, redirect: "error", headers: { accept: "image/*" } }),
    );
    return new Response(bytes, { headers: { ...HEADERS, "content-type": type } });
  } catch (error) {
    const message = `A film's poster could not be fetched: ${getMessage(error)}`;
    host.report({ level: "warn", message, tags: { tag: "video" }, error });
    throw new HttpError(502, "The poster could not be fetched.");
  }
}
