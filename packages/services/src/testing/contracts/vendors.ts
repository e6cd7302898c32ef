import { isIP } from "node:net";
import { expect } from "vitest";
import { memoryCache } from "../../cache/index.ts";
import { createJobBoard } from "../../jobs/index.ts";
import { createIpLookup, createLocation } from "../../location/index.ts";
import { createReviews } from "../../reviews/index.ts";
import { createVideos } from "../../video/index.ts";
import type { Contract, ContractWorld } from "./contract.ts";

const reviews = (world: ContractWorld) =>
  createReviews({ ...world, baseUrl: `${world.url}/reviews/v1`, apiKey: "key-1", cache: memoryCache() });
const videos = (world: ContractWorld, token: string | null = "token-1") =>
  createVideos({ ...world, baseUrl: `${world.url}/video/v1`, token, cache: memoryCache() });
const jobs = (world: ContractWorld, board = "courseway") =>
  createJobBoard({ ...world, baseUrl: `${world.url}/jobs/v1/boards/${board}`, cache: memoryCache() }).jobs();
const stateAt = (world: ContractWorld, state: string) =>
  createLocation({ ...world, url: `${world.url}/location/whereami?state=${state}` }).state({ ip: "203.0.113.7" });

/** A call whose answer is known to the letter, and of which nobody is told. */
const silent = (name: string, call: (world: ContractWorld) => Promise<unknown>, answer: unknown): Contract => ({
  name,
  run: async (world) => {
    expect(await call(world)).toEqual(answer);
    expect(world.events).toEqual([]);
  },
});

/** A call that ends as its documented failure, with one report. */
const reported = (
  name: string,
  call: (world: ContractWorld) => Promise<unknown>,
  ending: unknown,
  status: number,
): Contract => ({
  name,
  run: async (world) => {
    expect(await call(world)).toEqual(ending);
    expect(world.events).toMatchObject([{ level: "warn", tags: { status: String(status) } }]);
  },
});

const landscape = {
  id: "abc123",
  name: "How the course works",
  description: "<p>Two minutes on what a lesson looks like.</p>",
  duration: "PT1M35S",
  thumbnailUrl: expect.stringContaining("image_crop_resized=672x366"),
  portrait: false,
  created: "2026-01-05T10:00:00+00:00",
  updated: "2026-02-11T08:30:00+00:00",
  assets: expect.arrayContaining([
    expect.objectContaining({ type: "OriginalFile", contentType: "video/mp4", width: 1280, height: 720 }),
  ]),
};

/** What the remaining clients make of what their services send. */
export const vendorContracts: readonly Contract[] = [
  silent("brand rating [API-035, TR-001]", (world) => reviews(world).brandRating("ace.example"), {
    score: 4.6,
    total: 1284,
  }),
  silent("brand rating: nobody has written yet", (world) => reviews(world).brandRating("new.example"), {
    score: 0,
    total: 0,
  }),
  silent("brand rating: an unknown site", (world) => reviews(world).brandRating("unknown.example"), null),
  silent(
    "product rating, which has no score [API-037]",
    (world) => reviews(world).productRating("5ace", "re-az-basic"),
    {
      score: 4.7,
      total: 112,
    },
  ),
  silent("product rating: 404 for a sku", (world) => reviews(world).productRating("5ace", "unknown-1"), null),
  silent("video [API-032, VID-001]", (world) => videos(world).video("abc123"), landscape),
  silent(
    "video: portrait [VID-007]",
    (world) => videos(world).video("portrait1"),
    expect.objectContaining({
      portrait: true,
      thumbnailUrl: expect.stringContaining("image_crop_resized=360x640"),
    }),
  ),
  silent("video: unknown", (world) => videos(world).video("missing1"), null),
  reported("video: a 429 in plain text [API-032]", (world) => videos(world).video("busy1"), null, 429),
  reported("video: without a token [API-032]", (world) => videos(world, null).video("abc123"), null, 401),
  {
    name: "jobs, with and without departments [API-045, API-046, API-047]",
    run: async (world) => {
      const list = await jobs(world);
      expect(list).toContainEqual(expect.objectContaining({ title: "Content Editor", location: "Austin, TX" }));
      const departmentOf = new Map(list.map(({ title, department }) => [title, department]));
      expect(departmentOf.get("Content Editor")).toBe("Content");
      expect(departmentOf.get("Compliance Manager")).toBeNull();
      expect(departmentOf.get("Voice of the Audio Lessons")).toBeNull();
      for (const { url } of list) expect(url).toMatch(/^https:/);
      expect(world.events).toEqual([]);
    },
  },
  reported("jobs: an unknown board [API-045]", (world) => jobs(world, "unknown"), [], 404),
  silent("location [API-033, LOC-008]", (world) => stateAt(world, "TX"), "TX"),
  silent("location: unknown [LOC-003]", (world) => stateAt(world, "undefined"), null),
  {
    name: "IP lookup [LOC-007]",
    run: async (world) => {
      const ip = await createIpLookup({ ...world, url: `${world.url}/ip` })();
      expect(isIP(ip ?? "")).toBeGreaterThan(0);
      expect(world.events).toEqual([]);
    },
  },
];
