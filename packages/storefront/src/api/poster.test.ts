import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse } from "./testing/test-api.ts";

const PICTURE = new Uint8Array([1, 2, 3]);
const picture = (type = "image/jpeg", bytes = PICTURE) => new Response(bytes, { headers: { "content-type": type } });
const media = {
  name: "Intro",
  duration: 95,
  assets: [],
  thumbnail: { url: "https://public.example/t.jpg?image_crop_resized=100x60" },
};
const works: Respond = ({ url }) => (url.hostname.startsWith("video") ? jsonResponse(media) : picture());

const ask = async (query: string, respond: Respond = works) => {
  const { ask: send, sent, events } = createTestApi(respond);
  const response = await send(`poster/${query}`);
  return { response, sent, events };
};

describe("the poster endpoint", () => {
  it("gives YouTube's poster of an id of 11 characters from its documented path [VID-005, VID-006]", async () => {
    const { response, sent } = await ask("?youtube=dQw4w9WgXcQ");
    expect(sent.map(({ url }) => url.href)).toEqual(["https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg"]);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=86400",
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    ["portrait", "360x640"],
    ["landscape", "672x366"],
  ])("gives another host's picture, cropped as asked: %s [VID-007]", async (crop, size) => {
    const { sent } = await ask(`?id=abc123&crop=${crop}`);
    expect(sent.at(-1)?.url.href).toBe(`https://public.example/t.jpg?image_crop_resized=${size}`);
  });

  it.each(["", "?youtube=short", "?youtube=twelve-chars", "?youtube=dQw4w9WgXc%2F", "?id=..%2Fx", "?id=a&crop=round"])(
    "asks nobody for %j [VID-005]",
    async (query) => {
      const { response, sent } = await ask(query);
      expect([response.status, sent]).toEqual([400, []]);
    },
  );

  it("has none of a film without a picture", async () => {
    const { response } = await ask("?id=abc", () => jsonResponse({ ...media, thumbnail: null }));
    expect(response.status).toBe(404);
  });

  it.each([
    ["is no picture", () => new Response("<script>", { headers: { "content-type": "text/html" } })],
    ["is an error", () => new Response(null, { status: 500, headers: { "content-type": "image/png" } })],
    ["is too large", () => picture("image/png", new Uint8Array(2_000_001))],
    ["does not come", () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7"))],
  ] satisfies [string, Respond][])("what %s is not passed on, and is reported", async (_, respond) => {
    const { response, events } = await ask("?youtube=dQw4w9WgXcQ", respond);
    expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
    expect(await response.json()).toEqual({ message: "The poster could not be fetched." });
    expect(events).toMatchObject([{ level: "warn", tags: { tag: "video" } }]);
  });
});
