import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse } from "./testing/test-api.ts";

const board = {
  jobs: [
    {
      id: 1,
      title: "Editor",
      absolute_url: "https://public.example/jobs/1",
      location: { name: "Remote" },
      departments: [{ id: 2, name: "Content" }, { name: "Other" }],
      content: "needle",
    },
    { id: 2, title: "Analyst", absolute_url: "https://public.example/jobs/2", location: { name: "Austin, TX" } },
  ],
  meta: { total: 2 },
};

const ask = async (respond: Respond) => {
  const { ask: send, sent } = createTestApi(respond);
  const response = await send("jobs/");
  const cached = response.headers.get("cache-control");
  return { status: response.status, body: (await response.json()) as unknown, cached, sent };
};

describe("the jobs endpoint", () => {
  it("answers title, address, place and first department [API-045, API-046, API-047, BL-careers-006]", async () => {
    const { body, cached, sent } = await ask(() => jsonResponse(board));
    expect(body).toEqual({
      jobs: [
        { title: "Editor", url: "https://public.example/jobs/1", location: "Remote", department: "Content" },
        { title: "Analyst", url: "https://public.example/jobs/2", location: "Austin, TX", department: null },
      ],
    });
    expect(cached).toBe("private, max-age=300");
    expect(sent[0]?.url.search).toBe("?content=true");
  });

  it("is empty when the board fails, which no browser keeps", async () => {
    const { status, body, cached } = await ask(() => jsonResponse("needle", 500));
    expect([status, body, cached]).toEqual([200, { jobs: [] }, "no-store"]);
  });
});
