import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse } from "./testing/test-api.ts";

const session = { title: "June", eventsList: [{ day: "Monday, June 1", time: "6 PM", eventId: "e1", room: "secret" }] };
const item = (courseid: string, category: unknown) => ({
  courseid,
  category,
  webinarTitle: "Live",
  webinarContent: '<p onclick="x()">Six <b>evenings</b><script>steal()</script></p>',
  sessionList: [session],
  instructorPhone: "512-555-0100",
});
const items = [item("c1", { code: "RE", title: "Pre-License" }), item("c2", { code: "MTG", title: "Continuing Ed" })];

const ask = async (query: string, respond: Respond = () => jsonResponse(items)) => {
  const { ask: send, sent, events } = createTestApi(respond);
  const response = await send(`schedule/${query}`);
  return { status: response.status, body: (await response.json()) as { schedule: unknown[] }, sent, events };
};

describe("the schedule endpoint", () => {
  it("answers what is shown of the sessions, with HTML that cannot run [API-026, WS-001, WS-002]", async () => {
    const { body } = await ask("?courseIds=c1,c2");
    expect(body.schedule[0]).toEqual({
      courseid: "c1",
      category: { code: "RE", title: "Pre-License" },
      webinarTitle: "Live",
      webinarContent: "<p>Six <b>evenings</b></p>",
      sessionList: [{ title: "June", eventsList: [{ day: "Monday, June 1", time: "6 PM", eventId: "e1" }] }],
    });
    expect(body.schedule).toHaveLength(2);
  });

  it("asks once for each id, from today on in the brand's time zone [API-026]", async () => {
    const { sent } = await ask("?courseIds=c1,%20c2,c1,");
    const query = sent[0]?.url.searchParams;
    expect([sent.length, query?.getAll("courseIds"), query?.get("startDate")]).toEqual([1, ["c1", "c2"], "2026-11-21"]);
  });

  it("keeps the builder's one category [API-029]", async () => {
    expect((await ask("?courseIds=c1,c2&use=builder")).body.schedule).toMatchObject([{ courseid: "c2" }]);
  });

  it("asks nothing without an id [API-027]", async () => {
    for (const query of ["", "?courseIds=", "?courseIds=%20,"])
      expect(await ask(query)).toMatchObject({ status: 200, body: { schedule: [] }, sent: [] });
  });

  it.each([
    ["", ["WEBINAR_SCHEDULE_LOAD_FAILED"]],
    ["&use=product", ["PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED"]],
    ["&use=modal", ["WEBINAR_SCHEDULE_LOAD_FAILED", "PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED"]],
  ])(
    "is empty when the service fails, and warns%s [API-027, ERR-005, ERR-006, ERR-007, ERR-008]",
    async (use, codes) => {
      const { status, body, events } = await ask(`?courseIds=c1${use}`, () => jsonResponse({ message: "needle" }, 500));
      expect([status, body]).toEqual([200, { schedule: [] }]);
      expect(events.map(({ level, code }) => [level, code])).toEqual(codes.map((code) => ["warn", code]));
    },
  );

  it("says nothing of a status 400 [ERR-005, ERR-007]", async () => {
    const { body, events } = await ask("?courseIds=c1", () => jsonResponse({}, 400));
    expect([body, events]).toEqual([{ schedule: [] }, []]);
  });

  it.each(["?courseIds=a%2Fb", "?courseIds=c1&use=all", `?courseIds=${"c,".repeat(1001)}`, `?courseIds=${many(41)}`])(
    "refuses %s",
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 400, sent: [] });
    },
  );
});

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => `c${index}`).join(",");
}
