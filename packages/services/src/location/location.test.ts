import { expect, test } from "vitest";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { createIpLookup, createLocation, whereAmIUrl } from "./index.ts";

test("asks on behalf of the visitor's address [API-033]", async () => {
  await using server = await serve(json({ stateabbr: "IL", city: "Chicago" }));
  const location = createLocation({ ...recorder(), fetch, url: whereAmIUrl(`${server.url}/`) });
  expect(await location.state({ ip: "203.0.113.7" })).toBe("IL");
  expect(server.requests[0]).toMatchObject({ method: "GET", path: "/whereami" });
  expect(server.requests[0]?.headers["x-forwarded-for"]).toBe("203.0.113.7");
});

test.each([
  ["il", "IL"],
  [" tx ", "TX"],
  ["undefined", null],
  ["", null],
  [null, null],
])("reads stateabbr %j as %j [LOC-003, LOC-008]", async (stateabbr, state) => {
  await using server = await serve(json({ stateabbr }));
  expect(await createLocation({ ...recorder(), fetch, url: server.url }).state({ ip: null })).toBe(state);
});

test("any brand's lookup is /whereami on its own host [API-034]", () => {
  expect(whereAmIUrl("https://www.example.com/")).toBe("https://www.example.com/whereami");
});

// An object without stateabbr means that the state is unknown.
test.each(FAULTS.filter(({ name }) => name !== "JSON of another shape"))(
  "$name: no state, reported [ERR-001]",
  (fault) =>
    underFault(fault, "read", async (fixture) => {
      const { kind } = fault;
      expect(await createLocation(fixture).state({ ip: "203.0.113.7" })).toBeNull();
      expect(fixture.events).toMatchObject([{ level: "warn", error: { kind } }]);
      expect(JSON.stringify(fixture.events)).not.toContain("203.0.113.7");
    }),
);

test("the IP lookup answers a string [LOC-007]", async () => {
  await using server = await serve((response) => void response.end("203.0.113.7\n"));
  expect(await createIpLookup({ ...recorder(), fetch, url: server.url })()).toBe("203.0.113.7");
});

test.each(FAULTS)("$name: no IP address, reported [ERR-001]", (fault) =>
  underFault(fault, "read", async (fixture) => {
    expect(await createIpLookup(fixture)()).toBeNull();
    expect(fixture.events).toMatchObject([{ level: "warn" }]);
  }),
);
