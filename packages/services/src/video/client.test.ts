import { expect, test } from "vitest";
import { memoryCache } from "../cache/index.ts";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { createVideos } from "./client.ts";

const media = {
  hashed_id: "abc123",
  name: "Intro",
  description: "<p>Hello</p>",
  duration: 95.2,
  created: "2026-01-04T10:00:00+00:00",
  updated: "2026-01-05T10:00:00+00:00",
  thumbnail: { url: "https://embed-ssl.wistia.com/deliveries/h.jpg?image_crop_resized=100x60", width: 100 },
  assets: [
    {
      type: "OriginalFile",
      url: "https://x.example/v.mp4",
      contentType: "video/mp4",
      width: 1280,
      height: 720,
      fileSize: 1,
    },
  ],
};
const videosAt = (baseUrl: string) =>
  createVideos({ ...recorder(), fetch, baseUrl, token: "token-1", cache: memoryCache() });

test("asks for the media with the token and gives its metadata [API-032, VID-001, VID-007, VID-008]", async () => {
  await using server = await serve(json(media));
  expect(await videosAt(`${server.url}/v1`).video("abc123")).toEqual({
    id: "abc123",
    name: "Intro",
    description: "<p>Hello</p>",
    duration: "PT1M35S",
    thumbnailUrl: "https://embed-ssl.wistia.com/deliveries/h.jpg?image_crop_resized=672x366",
    portrait: false,
    created: "2026-01-04T10:00:00+00:00",
    updated: "2026-01-05T10:00:00+00:00",
    assets: [
      { type: "OriginalFile", url: "https://x.example/v.mp4", contentType: "video/mp4", width: 1280, height: 720 },
    ],
  });
  expect(server.requests[0]).toMatchObject({ method: "GET", path: "/v1/medias/abc123.json" });
  expect(server.requests[0]?.headers.authorization).toBe("Bearer token-1");
});

test("asks once for what many pages show", async () => {
  await using server = await serve(json(media));
  const videos = videosAt(server.url);
  await videos.video("abc123");
  await videos.video("abc123");
  expect(server.requests).toHaveLength(1);
});

test.each(["", "../account", "a/b", "a?b"])("does not ask for %j, which is no id", async (id) => {
  await using server = await serve(json(media));
  expect(await videosAt(server.url).video(id)).toBeNull();
  expect(server.requests).toHaveLength(0);
});

test("an unknown video is null, in silence", async () => {
  await using server = await serve(json({ error: "not found" }, 404));
  const { report, events } = recorder();
  const videos = createVideos({ report, fetch, baseUrl: server.url, token: null, cache: memoryCache() });
  expect(await videos.video("none")).toBeNull();
  expect(events).toEqual([]);
});

test.each(FAULTS)("$name: no metadata, reported [ERR-001]", (fault) =>
  underFault(fault, "read", async (fixture) => {
    const { kind } = fault;
    const videos = createVideos({ ...fixture, baseUrl: fixture.url, token: null, cache: memoryCache() });
    expect(await videos.video("abc123")).toBeNull();
    expect(fixture.events).toMatchObject([{ level: "warn", error: { kind } }]);
  }),
);
