import { expect, test } from "vitest";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { createMailingLists, InvalidBrandError, SubscriptionError } from "./client.ts";
import type { Subscription } from "./subscription.ts";

const subscription: Subscription = {
  brandId: "INS",
  listId: 5388813,
  type: "INS",
  subscribers: [
    { email: "ann@example.com", dataFields: { studentFirstName: "Ann", courseState: "IL", phoneNumber: "" } },
  ],
};
const done = { successCount: 1, failCount: 0 };
const options = { fetch, apiKey: "key-1" };

test("posts one list, its type, the people and the mapped brand in both places [ML-001, ML-005, API-011, API-013]", async () => {
  await using server = await serve(json(done));
  await createMailingLists({ ...options, ...recorder(), url: `${server.url}/lists/subscribe` }).subscribe(subscription);
  const [request, ...more] = server.requests;
  expect(more).toEqual([]);
  expect(request).toMatchObject({ method: "POST", path: "/lists/subscribe" });
  expect(request?.headers).toMatchObject({ "api-key": "key-1", "content-type": "application/json" });
  expect(JSON.parse(request?.body ?? "")).toEqual({
    listId: 5388813,
    type: "INS",
    brandId: "ACE",
    subscribers: [
      { email: "ann@example.com", dataFields: { brandId: "ACE", studentFirstName: "Ann", courseState: "IL" } },
    ],
  });
});

test("a second try has the first one's key, another person, list or field another [API-011]", async () => {
  await using server = await serve(json(done));
  const lists = createMailingLists({ ...options, ...recorder(), url: server.url });
  const [ann] = subscription.subscribers;
  const others: readonly Subscription[] = [
    { ...subscription, listId: 94171 },
    { ...subscription, subscribers: [{ ...ann, email: "bob@example.com" }] },
    { ...subscription, subscribers: [{ email: "ann@example.com", dataFields: { courseState: "TX" } }] },
  ];
  for (const one of [subscription, structuredClone(subscription), ...others]) await lists.subscribe(one);
  const keys = server.requests.map(({ headers }) => String(headers["idempotency-key"]));
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
});

test("drops profile fields that the provider would create anew", async () => {
  await using server = await serve(json(done));
  const untyped: Record<string, string> = { studentFistName: "Ann", courseType: "Broker" };
  const lists = createMailingLists({ ...options, ...recorder(), url: server.url });
  await lists.subscribe({ ...subscription, subscribers: [{ email: "ann@example.com", dataFields: untyped }] });
  expect(JSON.parse(server.requests[0]?.body ?? "")).toMatchObject({
    subscribers: [{ dataFields: { brandId: "ACE", courseType: "Broker" } }],
  });
  expect(server.requests[0]?.body).not.toContain("studentFistName");
});

test.each([
  ["ACE", "ACE"],
  ["AA", "ACE"],
  ["INS", "ACE"],
  ["MTG", "ACE"],
  ["DEC", "DEC"],
  ["IDS", "IDS"],
  ["FLVS", "FLVS"],
])("accepts %s and sends it as %s [ML-002, ML-005]", async (brandId, sent) => {
  await using server = await serve(json(done));
  await createMailingLists({ ...options, ...recorder(), url: server.url }).subscribe({ ...subscription, brandId });
  expect(JSON.parse(server.requests[0]?.body ?? "")).toMatchObject({
    brandId: sent,
    subscribers: [{ dataFields: { brandId: sent } }],
  });
});

test.each(["QA", "AARP", "PA", "ace", ""])(
  "refuses %j by name, logged and thrown, without a call [ML-002, ML-003, ML-004]",
  async (brandId) => {
    await using server = await serve(json(done));
    const { report, events } = recorder();
    const call = createMailingLists({ ...options, report, url: server.url }).subscribe({ ...subscription, brandId });
    await expect(call).rejects.toThrow(InvalidBrandError);
    await expect(call).rejects.toThrow(new RegExp(`^Invalid brandId: ${brandId}$`));
    expect(events).toMatchObject([{ level: "error", message: `Invalid brandId: ${brandId}` }]);
    expect(server.requests).toHaveLength(0);
  },
);

test.each([
  ["at the root", { successCount: 0, failCount: 1 }],
  ["under data", { data: { failCount: 1 } }],
  ["for one of several people", { successCount: 1, failCount: 2 }],
])(
  "a fail count %s, with status 200, means that nobody was added [ML-006, ML-007, ML-013, API-012]",
  async (_name, answer) => {
    await using server = await serve(json(answer));
    const { report, events } = recorder();
    const call = createMailingLists({ ...options, report, url: server.url }).subscribe(subscription);
    await expect(call).rejects.toThrow("Subscription failed: User could not be added.");
    expect(events).toMatchObject([{ level: "error", message: "Subscription failed: User could not be added." }]);
  },
);

test("a fail count of 0 is a success in either place [ML-013, API-012]", async () => {
  await using server = await serve(json({ data: { failCount: 0 } }));
  const { report, events } = recorder();
  await createMailingLists({ ...options, report, url: server.url }).subscribe(subscription);
  expect(events).toEqual([]);
});

test.each(FAULTS)(
  "$name: rethrown as a failed subscription with its cause, reported, never sent twice [ML-007, ERR-001]",
  (fault) =>
    underFault(fault, "write", async (fixture) => {
      const { kind } = fault;
      const failed = await createMailingLists({ ...fixture, apiKey: null })
        .subscribe(subscription)
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(SubscriptionError);
      expect(failed).toMatchObject({
        message: expect.stringMatching(/^Subscription failed: The call/),
        cause: { kind },
      });
      expect(fixture.events).toMatchObject([{ level: "error", error: { kind } }]);
      expect(JSON.stringify(fixture.events)).not.toContain("ann@example.com");
    }),
);

test("of 500 subscriptions at the same time none is lost and none is doubled [API-013]", async () => {
  await using server = await serve(json(done));
  const lists = createMailingLists({ ...options, ...recorder(), url: server.url, timeoutMs: 30_000 });
  const emails = Array.from({ length: 500 }, (_, index) => `visitor-${index}@example.com`);
  await Promise.all(emails.map((email) => lists.subscribe({ ...subscription, subscribers: [{ email }] })));
  const arrived = server.requests.map(({ body }) => /visitor-\d+@example\.com/.exec(body)?.[0] ?? body);
  expect(arrived.toSorted()).toEqual(emails.toSorted());
});
