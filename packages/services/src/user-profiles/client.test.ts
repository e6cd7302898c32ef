import { expect, test } from "vitest";
import { HttpError } from "../http/index.ts";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { createUserProfiles } from "./client.ts";

const user = { email: "ann@example.com", dataFields: { courseState: "IL" } };

test("posts the address and the fields as JSON with the key [API-014]", async () => {
  await using server = await serve(json({}));
  await createUserProfiles({ ...recorder(), fetch, url: `${server.url}/users/update`, apiKey: "key-1" }).update(user);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: "POST", path: "/users/update" });
  expect(request?.headers).toMatchObject({ "api-key": "key-1", "content-type": "application/json" });
  expect(JSON.parse(request?.body ?? "")).toEqual(user);
});

test("answers what the provider said, as it is [API-015]", async () => {
  const answer = { msg: "", code: "Success", params: null };
  await using server = await serve(json(answer));
  expect(await createUserProfiles({ ...recorder(), fetch, url: server.url, apiKey: null }).update(user)).toEqual(
    answer,
  );
});

test("saves a referral link as a profile field [API-044]", async () => {
  await using server = await serve(json({ code: "Success" }));
  const profiles = createUserProfiles({ ...recorder(), fetch, url: server.url, apiKey: null });
  expect(await profiles.saveReferralLink("ann@example.com", "https://mbsy.co/abc")).toBe(true);
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({
    email: "ann@example.com",
    dataFields: { referral_link: "https://mbsy.co/abc" },
  });
});

test("a refusal inside a successful answer saves nothing, and is reported [API-044]", async () => {
  await using server = await serve(json({ msg: "No", code: "InvalidEmailAddressError", params: null }));
  const { report, events } = recorder();
  const profiles = createUserProfiles({ report, fetch, url: server.url, apiKey: null });
  expect(await profiles.saveReferralLink("ann@example.com", "https://mbsy.co/abc")).toBe(false);
  expect(events).toMatchObject([{ level: "error", message: expect.stringContaining("InvalidEmailAddressError") }]);
});

test("asks at the very address that is configured, with its last slash", async () => {
  await using server = await serve(json({}));
  await createUserProfiles({ ...recorder(), fetch, url: `${server.url}/users/update/`, apiKey: null }).update(user);
  expect(server.requests[0]?.path).toBe("/users/update/");
});

// Any JSON is a valid response that is returned unchanged.
test.each(FAULTS.filter(({ name }) => name !== "JSON of another shape"))(
  "$name: an update is reported and thrown, never sent twice [ERR-001]",
  (fault) =>
    underFault(fault, "write", async (fixture) => {
      const { kind } = fault;
      await expect(createUserProfiles({ ...fixture, apiKey: null }).update(user)).rejects.toThrow(HttpError);
      expect(fixture.events).toMatchObject([{ level: "error", error: { kind } }]);
    }),
);

test.each(FAULTS.filter(({ name }) => name !== "JSON of another shape"))(
  "$name: a referral link that could not be saved is reported and false",
  (fault) =>
    underFault(fault, "write", async (fixture) => {
      const profiles = createUserProfiles({ ...fixture, apiKey: null });
      expect(await profiles.saveReferralLink("ann@example.com", "https://mbsy.co/abc")).toBe(false);
      expect(fixture.events).toHaveLength(1);
    }),
);
