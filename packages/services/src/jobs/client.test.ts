import { expect, test } from "vitest";
import { memoryCache } from "../cache/index.ts";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { createJobBoard, formatJobBoardError } from "./client.ts";

const url = "https://boards.greenhouse.io/x/jobs/1";
const jobs = [
  {
    id: 1,
    title: "Editor",
    absolute_url: url,
    location: { name: "Remote" },
    departments: [{ name: "Content" }, { name: "All" }],
    content: "&lt;p&gt;",
  },
  { id: 2, title: "Teacher", absolute_url: url, location: null },
  { id: 3, title: "Trap", absolute_url: "javascript:alert(1)", location: { name: "X" }, departments: [] },
];

function boardAt(baseUrl: string) {
  const clock = { now: 0 };
  return {
    board: createJobBoard({ ...recorder(), fetch, baseUrl, cache: memoryCache(), now: () => clock.now }),
    clock,
  };
}

test("asks for the full content and gives what a page shows: the first department, none where there is none [API-045, API-046, API-047, BL-careers-006]", async () => {
  await using server = await serve(json({ jobs, meta: { total: 3 } }));
  expect(await boardAt(`${server.url}/v1/boards/x`).board.jobs()).toEqual([
    { title: "Editor", url, location: "Remote", department: "Content" },
    { title: "Teacher", url, location: "", department: null },
  ]);
  expect(server.requests[0]).toMatchObject({ method: "GET", path: "/v1/boards/x/jobs" });
  expect([...(server.requests[0]?.query ?? [])]).toEqual([["content", "true"]]);
});

test("keeps the list for ten minutes, an empty one too", async () => {
  await using server = await serve(json({ jobs: [] }));
  const { board, clock } = boardAt(server.url);
  await board.jobs();
  clock.now = 599_999;
  expect(await board.jobs()).toEqual([]);
  expect(server.requests).toHaveLength(1);
  clock.now = 600_000;
  await board.jobs();
  expect(server.requests).toHaveLength(2);
});

test("takes a board of several MB, since it sends whole job texts", async () => {
  await using server = await serve(json({ jobs, padding: "t".repeat(3_000_000) }));
  expect(await boardAt(server.url).board.jobs()).toHaveLength(2);
});

test("words a job-board error as documented [ERR-015]", () => {
  expect(formatJobBoardError({ status: 404, message: "Not Found" })).toBe("Error Code: 404 Message: Not Found");
});

test.each(FAULTS)("$name: no jobs, reported [ERR-001]", (fault) =>
  underFault(fault, "read", async (fixture) => {
    const { kind } = fault;
    const board = createJobBoard({ ...fixture, baseUrl: fixture.url, cache: memoryCache() });
    expect(await board.jobs()).toEqual([]);
    expect(fixture.events).toMatchObject([{ level: "warn", error: { kind } }]);
  }),
);
