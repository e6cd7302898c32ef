import { describe, expect, it } from "vitest";
import { cdnHeaders, cdnTags } from "./cdn-tags.ts";
import { FALLBACK_LIFE, outsideLife } from "../life.ts";
import { pageTag, SITE_TAG, untilTag } from "../tags.ts";
import { sendPurge } from "./process-cdn.ts";

const TAGS = [SITE_TAG, pageTag("real-estate-license--texas"), untilTag(7), "_N_T_/layout"];

describe("the tags by which a CDN knows a page", () => {
  it("name the brand and the page, and nothing of the cache's own", () => {
    expect(cdnTags(TAGS, "ACE")).toEqual(["ace", "ace/real-estate-license--texas"]);
  });

  it("are what a header and a purge call can carry, whatever script the slug is in", () => {
    expect(cdnTags([pageTag("español,--привет")], "ACE")).toEqual([
      "ace/espa%C3%B1ol%2C--%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82",
    ]);
  });

  it("stand under each CDN's own header, and nowhere for what is no page", () => {
    expect(cdnHeaders("fastly", TAGS, "ACE")).toEqual({ "surrogate-key": "ace ace/real-estate-license--texas" });
    expect(cdnHeaders("cloudflare", TAGS, "ACE")).toEqual({ "cache-tag": "ace,ace/real-estate-license--texas" });
    expect(Object.keys(cdnHeaders("webhook", TAGS, "ACE"))).toEqual(["surrogate-key", "cache-tag"]);
    expect(cdnHeaders("fastly", [untilTag(7)], "ACE")).toEqual({});
  });
});

describe("a page's life in a CDN that hears of publishes", () => {
  it("is as long as the setting, to the next change, and short for a page that lacks something", () => {
    expect(outsideLife({ tags: [], cacheControl: { revalidate: 300 } }, 3600)).toEqual({ seconds: 3600, until: null });
    expect(outsideLife({ tags: [untilTag(9)], cacheControl: { revalidate: 40 } }, 3600)).toEqual({
      seconds: 3600,
      until: 9,
    });
    expect(outsideLife({ tags: [], cacheControl: { revalidate: FALLBACK_LIFE } }, 3600).seconds).toBe(FALLBACK_LIFE);
    expect(outsideLife({ tags: [], cacheControl: { revalidate: 300 } }).seconds).toBe(60);
    expect(outsideLife({ tags: [], cacheControl: { revalidate: 40 } }).seconds).toBe(40);
  });
});

describe("the purge call", () => {
  const call = async (kind: "fastly" | "cloudflare" | "webhook", answer: Response) => {
    const seen: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const request = new Request(url, init);
      seen.push(request.method, request.url, await request.json());
      seen.push(request.headers.get("fastly-key") ?? request.headers.get("authorization"));
      return answer;
    };
    await sendPurge({ kind, url: "https://cdn.test/purge", token: "t" }, ["ace"], fetch);
    return seen;
  };

  it.each([
    ["fastly", { surrogate_keys: ["ace"] }, "t"],
    ["cloudflare", { tags: ["ace"] }, "Bearer t"],
    ["webhook", { tags: ["ace"] }, "Bearer t"],
  ] as const)("of %s has its form", async (kind, body, token) => {
    const seen = await call(kind, Response.json({ success: true }));
    expect(seen).toEqual(["POST", "https://cdn.test/purge", body, token]);
  });

  it("fails where the CDN refuses it, also in an answer that is well otherwise", async () => {
    await expect(call("fastly", Response.json({ msg: "no" }, { status: 401 }))).rejects.toThrow("401");
    await expect(call("cloudflare", Response.json({ success: false }))).rejects.toThrow("success");
  });
});
