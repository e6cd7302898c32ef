import { expect, test } from "vitest";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { createUserSync } from "./client.ts";

const auth = { header: "Bearer shop" };

test("asks with the visitor's cookies and the authorization header [API-030]", async () => {
  await using server = await serve(json({ success: false }));
  await createUserSync({ ...recorder(), fetch, baseUrl: server.url, auth })({ cookie: "session=1" });
  const [request] = server.requests;
  expect(request).toMatchObject({ method: "GET", path: "/user/sync-marketing" });
  expect(request?.headers).toMatchObject({ cookie: "session=1", authorization: "Bearer shop" });
  expect([...(request?.query ?? [])]).toEqual([
    ["fields", "initials,adaToken"],
    ["platform", "WEB"],
  ]);
});

test.each([
  [
    "a signed-in visitor",
    { success: true, data: { initials: "AB", adaToken: "ada-1" } },
    { initials: "AB", adaToken: "ada-1" },
  ],
  ["a visitor without a token", { success: true, data: { initials: "AB", adaToken: null } }, { initials: "AB" }],
  ["a stranger, whatever else the answer holds", { success: false, data: { adaToken: "ada-1" } }, {}],
])("reads %s [API-031]", async (_name, answer, user) => {
  await using server = await serve(json(answer));
  const { report, events } = recorder();
  expect(await createUserSync({ report, fetch, baseUrl: server.url, auth })({ cookie: null })).toEqual(user);
  expect(events).toEqual([]);
});

test.each(FAULTS)(
  "$name: warns that the token could not be had, reported, and gives an empty object [ERR-001, ERR-004, ERR-009]",
  (fault) =>
    underFault(fault, "read", async (fixture) => {
      const { kind } = fault;
      expect(await createUserSync({ ...fixture, baseUrl: fixture.url, auth })({ cookie: "session=1" })).toEqual({});
      expect(fixture.events).toMatchObject([
        { level: "warn", message: expect.stringMatching(/^Failed to get ada token/), error: { kind } },
      ]);
    }),
);
