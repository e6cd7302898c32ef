import { isIP } from "node:net";
import { expect } from "vitest";
import { memoryCache } from "../../cache/index.ts";
import { createJobBoard } from "../../jobs/index.ts";
import { createIpLookup, createLocation } from "../../location/index.ts";
import { createReviews } from "../../reviews/index.ts";
import { createVideos } from "../../video/index.ts";
import type { Contract, ContractFixture } from "./contract.ts";

const reviews = (fixture: ContractFixture) =>
  createReviews({ ...fixture, baseUrl: `${fixture.url}/reviews/v1`, apiKey: "key-1", cache: memoryCache() });
const videos = (fixture: ContractFixture, token: string | null = "token-1") =>
  createVideos({ ...fixture, baseUrl: `${fixture.url}/video/v1`, token, cache: memoryCache() });
const jobs = (fixture: ContractFixture, board = "courseway") =>
  createJobBoard({ ...fixture, baseUrl: `${fixture.url}/jobs/v1/boards/${board}`, cache: memoryCache() }).jobs();
const stateAt = (fixture: ContractFixture, state: string) =>
  createLocation({ ...fixture, url: `${fixture.url}/location/whereami?state=${state}` }).state({ ip: "203.0.113.7" });

/** A call with an exactly known result and without a report. */
const silent = (name: string, call: (fixture: ContractFixture) => Promise<unknown>, answer: unknown): Contract => ({
  name,
  run: async (fixture) => {
    expect(await call(fixture)).toEqual(answer);
    expect(fixture.events).toEqual([]);
  },
});

/** A call that ends with its documented failure and one report. */
const reported = (
  name: string,
  call: (fixture: ContractFixture) => Promise<unknown>,
  ending: unknown,
  status: number,
): Contract => ({
  name,
  run: async (fixture) => {
    expect(await call(fixture)).toEqual(ending);
    expect(fixture.events).toMatchObject([{ level: "warn", tags: { status: String(status) } }]);
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

/** The expected results of the other clients. */
export const vendorContracts: readonly Contract[] = [
  silent("brand rating [API-035, TR-001]", (fixture) => reviews(fixture).brandRating("ace.example"), {
    score: 4.6,
    total: 1284,
  }),
  silent("brand rating: nobody has written yet", (fixture) => reviews(fixture).brandRating("new.example"), {
    score: 0,
    total: 0,
  }),
  silent("brand rating: an unknown site", (fixture) => reviews(fixture).brandRating("unknown.example"), null),
  silent(
    "product rating, which has no score [API-037]",
    (fixture) => reviews(fixture).productRating("5ace", "re-az-basic"),
    {
      score: 4.7,
      total: 112,
    },
  ),
  silent("product rating: 404 for a sku", (fixture) => reviews(fixture).productRating("5ace", "unknown-1"), null),
  silent("video [API-032, VID-001]", (fixture) => videos(fixture).video("abc123"), landscape),
  silent(
    "video: portrait [VID-007]",
    (fixture) => videos(fixture).video("portrait1"),
    expect.objectContaining({
      portrait: true,
      thumbnailUrl: expect.stringContaining("image_crop_resized=360x640"),
    }),
  ),
  silent("video: unknown", (fixture) => videos(fixture).video("missing1"), null),
  reported("video: a 429 in plain text [API-032]", (fixture) => videos(fixture).video("busy1"), null, 429),
  reported("video: without a token [API-032]", (fixture) => videos(fixture, null).video("abc123"), null, 401),
  {
    name: "jobs, with and without departments [API-045, API-046, API-047]",
    run: async (fixture) => {
      const list = await jobs(fixture);
      expect(list).toContainEqual(expect.objectContaining({ title: "Content Editor", location: "Austin, TX" }));
      const departmentByTitle = new Map(list.map(({ title, department }) => [title, department]));
      expect(departmentByTitle.get("Content Editor")).toBe("Content");
      expect(departmentByTitle.get("Compliance Manager")).toBeNull();
      expect(departmentByTitle.get("Voice of the Audio Lessons")).toBeNull();
      for (const { url } of list) expect(url).toMatch(/^https:/);
      expect(fixture.events).toEqual([]);
    },
  },
  reported("jobs: an unknown board [API-045]", (fixture) => jobs(fixture, "unknown"), [], 404),
  silent("location [API-033, LOC-008]", (fixture) => stateAt(fixture, "TX"), "TX"),
  silent("location: unknown [LOC-003]", (fixture) => stateAt(fixture, "undefined"), null),
  {
    name: "IP lookup [LOC-007]",
    run: async (fixture) => {
      const ip = await createIpLookup({ ...fixture, url: `${fixture.url}/ip` })();
      expect(isIP(ip ?? "")).toBeGreaterThan(0);
      expect(fixture.events).toEqual([]);
    },
  },
];
