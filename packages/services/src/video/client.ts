import { type CachePort, createCached, DAY_MS } from "../cache/index.ts";
import {
  HttpError,
  type HttpRequest,
  optionalHeader,
  reportHttpError,
  requestJson,
  createTransport,
  type TransportOptions,
  buildUrl,
} from "../http/index.ts";
import type { Report } from "@courseway/observability";
import { toVideo, mediaSchema, type Video, videoSchema } from "./wire.ts";

export interface VideosOptions extends TransportOptions {
  /** The video host's address with its version, such as `https://api.wistia.com/v1`; null if not configured. */
  readonly baseUrl: string | null;
  /** Sent as a bearer token. */
  readonly token: string | null;
  readonly cache: CachePort;
  readonly report: Report;
}

export interface Videos {
  /** Fetches a video's metadata, cached for 24 hours; null for an unknown video or on failure. [API-032, VID-001] */
  readonly video: (id: string) => Promise<Video | null>;
}

/**
 * Creates the client of the video host. It reports failures. [API-032]
 *
 * @example
 * const videos = createVideos({ baseUrl, token, cache: memoryCache(), fetch, report });
 * (await videos.video("abc123"))?.duration; // "PT1M35S"
 */
export function createVideos(options: VideosOptions): Videos {
  const transport = createTransport(options);
  const cached = createCached<Video | null>({
    cache: options.cache,
    now: transport.now,
    lifeMs: DAY_MS,
    schema: videoSchema.nullable(),
    fallback: null,
    onFailure: (error) => reportHttpError(options.report, error, { level: "warn", tags: { tag: "video" } }),
  });
  const load = async (id: string): Promise<Video | null> => {
    try {
      return toVideo(id, await requestJson(transport, mediaRequest(options, id), mediaSchema));
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    }
  };
  // An editor's mistyped id must not request another path of the host.
  return { video: async (id) => (/^\w+$/.test(id) ? cached(`video:${id}`, () => load(id)) : null) };
}

function mediaRequest(options: VideosOptions, id: string): HttpRequest {
  return {
    service: "the video's metadata",
    method: "GET",
    url: buildUrl(options.baseUrl, `/medias/${id}.json`),
    headers: optionalHeader("authorization", options.token, "Bearer "),
  };
}
