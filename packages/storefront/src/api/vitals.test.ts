import { metrics } from "@opentelemetry/api";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ENDPOINT_LIMITS } from "../host/limits.ts";
import { createVitals, type VitalsDeps } from "./vitals.ts";

const report = vi.fn();
let now = 0;
beforeEach(() => {
  report.mockReset();
  now = 0;
});

afterEach(() => vi.restoreAllMocks());

const ADDRESS = "203.0.113.7";

function setUp(more: Partial<VitalsDeps> = {}) {
  const isBlock = (name: string) => name === "pricing";
  const findSourceLocation = async (place: string) => (place.endsWith(":1:20") ? "packages/ui/src/tabs.ts:7:3" : null);
  const own = { report, share: 0.1, isBlock, release: () => "build-1", findSourceLocation, now: () => now };
  const handle = createVitals({ ...own, ...more });
  return (body: object) =>
    handle({
      request: new Request("https://www.ace.example/api/vitals/", {
        method: "POST",
        headers: { "x-forwarded-for": ADDRESS, cookie: "anonymousId=jane", "content-type": "application/json" },
      }),
      body: JSON.stringify(body),
    });
}

const figure = { metric: "INP", value: 240, row: 2, block: "pricing", part: "button" };
const error = { kind: "island", name: "TypeError", at: "/_next/static/islands/2L5OC4JL.js:1:20", block: "pricing" };
const beacon = { pageType: "course", navigation: "navigate", figures: [figure], errors: [error] };
/** Until the original places were read. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));
const logged = () => report.mock.calls.map(([{ message }]) => String(message));

describe("the vitals endpoint", () => {
  it("logs each figure with its block, row, kind of element, page type, navigation and release, and the error", async () => {
    const answer = await setUp()(beacon);
    await settled();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    expect(logged()).toEqual([
      "vitals INP 240 block=pricing row=3 part=button page=course nav=navigate release=build-1",
      "A browser met an error: island TypeError in pricing at packages/ui/src/tabs.ts:7:3 page=course release=build-1",
    ]);
  });

  it("keeps no word that our script does not write, and nothing of the request", async () => {
    const send = setUp();
    await send({
      pageType: "jane@example.com",
      navigation: "jane",
      figures: [{ ...figure, block: "jane", part: "jane" }],
      errors: [{ kind: "promise", name: "jane", at: "/_next/static/islands/2L5OC4JL.js?jane", block: "jane" }],
    });
    await settled();
    expect(logged()).toEqual([
      "vitals INP 240 block=- row=3 part=other page=other nav=other release=build-1",
      "A browser met an error: promise other page=other release=build-1",
    ]);
    expect(JSON.stringify(report.mock.calls)).not.toMatch(/jane|203\.0/u);
  });

  it.each([
    { ...beacon, visitor: "jane" },
    { ...beacon, figures: [{ ...figure, selector: "#jane" }] },
    { ...beacon, figures: [{ ...figure, value: "fast" }] },
    { ...beacon, figures: Array.from({ length: 5 }, () => figure) },
    { ...beacon, errors: [{ ...error, message: "jane" }] },
    {},
  ])("refuses another form: %#", (body) => {
    expect(() => setUp()(body)).toThrow("The request is not of the form");
    expect(report).not.toHaveBeenCalled();
  });

  it("takes nothing for a brand that measures nothing", async () => {
    expect((await setUp({ share: 0 })(beacon)).status).toBe(204);
    expect(report).not.toHaveBeenCalled();
  });

  it("logs each kind of error once an hour, with how often it came", async () => {
    const send = setUp();
    const errors = { ...beacon, figures: [] };
    for (let count = 0; count < 5; count += 1) await send(errors);
    await settled();
    expect(logged()).toHaveLength(1);
    now += 3_600_000;
    await send(errors);
    await settled();
    expect(logged()[1]).toContain("and 4 more in the last hour");
  });

  it("records a metric for each figure, and counts each error, also those that the log leaves out", async () => {
    const [record, add] = [vi.fn(), vi.fn()];
    const createHistogram = vi.fn(() => ({ record }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a meter as is asked
    vi.spyOn(metrics, "getMeter").mockReturnValue({ createHistogram, createCounter: () => ({ add }) } as never);
    const send = setUp();
    await send(beacon);
    await send(beacon);
    expect(createHistogram).toHaveBeenCalledWith("web_vitals.inp", expect.objectContaining({ unit: "ms" }));
    expect(record).toHaveBeenCalledWith(240, expect.objectContaining({ block: "pricing", page_type: "course" }));
    expect(add.mock.calls).toEqual(
      [1, 2].map(() => [1, { kind: "island", name: "TypeError", block: "pricing", page_type: "course" }]),
    );
  });

  it("has a limit of its own", () => {
    expect(ENDPOINT_LIMITS["vitals"]?.visitor).toEqual([{ requests: 60, seconds: 60 }]);
  });
});
