import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse } from "./testing/test-api.ts";

const media = {
  hashed_id: "abc123",
  name: "Intro",
  duration: 95.2,
  description: "<p>needle</p>",
  created: "2026-01-05T10:00:00+00:00",
  updated: "2026-02-11T08:30:00+00:00",
  thumbnail: { url: "https://public.example/t.jpg?image_crop_resized=100x60", width: 100, height: 60 },
  assets: [{ type: "OriginalFile", url: "https://public.example/needle.mp4", width: 1280, height: 720 }],
};

const ask = async (query: string, respond: Respond = () => jsonResponse(media)) => {
  const { ask: send, sent } = createTestApi(respond);
  const response = await send(`video/${query}`);
  const cached = response.headers.get("cache-control");
  return { status: response.status, body: (await response.json()) as unknown, cached, sent };
};

describe("the video endpoint", () => {
  it("answers what a poster shows, and no file [API-032, VID-001, VID-007, VID-008]", async () => {
    const { body, cached } = await ask("?id=abc123");
    expect(body).toEqual({
      video: {
        id: "abc123",
        name: "Intro",
        duration: "PT1M35S",
        portrait: false,
        thumbnailUrl: "https://public.example/t.jpg?image_crop_resized=672x366",
        updated: "2026-02-11T08:30:00+00:00",
      },
    });
    expect(cached).toBe("private, max-age=300");
  });

  it.each([
    ["portrait", "360x640"],
    ["landscape", "672x366"],
  ])("crops the picture as asked: %s [VID-007]", async (crop, size) => {
    const { body } = await ask(`?id=abc123&crop=${crop}`);
    expect(body).toMatchObject({
      video: { portrait: crop === "portrait", thumbnailUrl: `https://public.example/t.jpg?image_crop_resized=${size}` },
    });
  });

  it("is null for an unknown video, and when the service fails", async () => {
    for (const status of [404, 500]) {
      const { body, cached } = await ask("?id=abc123", () => jsonResponse({ error: "needle" }, status));
      expect([body, cached]).toEqual([{ video: null }, "no-store"]);
    }
  });

  it.each(["", "?id=", "?id=a%2Fb", "?id=..", "?id=abc&crop=square"])("refuses %j", async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, sent: [] });
  });
});
