import { describe, expect, test } from "vitest";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, type Respond, serve } from "../testing/server.ts";
import { createReferrals, ReferralError } from "./client.ts";

const referral = { email: "ann@example.com", groupId: "33" };
const answer = (...urls: readonly string[]) => ({
  response: {
    code: "200",
    message: "OK",
    data: {
      ambassador: {
        email: "ann@example.com",
        balance_money: "5.00",
        campaign_links: urls.map((url) => ({ campaign_uid: 900, url })),
      },
    },
  },
});
const refusal = { response: { code: "400", message: "BAD REQUEST", errors: { error: ["email is invalid"] } } };

/** Responds to each request with the next of the given responses. */
function inTurn(...answers: readonly Respond[]): Respond {
  let next = 0;
  return (response, received) => answers[next++]?.(response, received);
}

function referralsAt(url: string, timeoutMs = 5000) {
  const slept: number[] = [];
  const { report, events } = recorder();
  const sleep = async (ms: number) => void slept.push(ms);
  const referrals = createReferrals({
    fetch,
    sleep,
    report,
    timeoutMs,
    baseUrl: `${url}/api/v2/shop/token/json`,
    token: "secret-1",
  });
  return { referrals, slept, events };
}

test("calls once, and again after 1 s, with the documented parameters and the token in a header [API-041, API-042]", async () => {
  await using server = await serve(json(answer("https://mbsy.co/abc")));
  const { referrals, slept } = referralsAt(server.url);
  await referrals.referralLink(referral);
  expect(slept).toEqual([1000]);
  expect(server.requests).toHaveLength(2);
  for (const request of server.requests) {
    expect(request).toMatchObject({ method: "POST", path: "/api/v2/shop/token/json/ambassador/get/" });
    expect(request.headers.authorization).toBe("Token secret-1");
    expect(JSON.parse(request.body)).toEqual({
      email: "ann@example.com",
      add_to_group_id: "33",
      auto_create: "1",
      email_new_ambassador: "1",
    });
  }
});

test("gives the first campaign link of the second answer [API-043]", async () => {
  const respond = inTurn(json(answer()), json(answer("https://mbsy.co/first", "https://mbsy.co/second")));
  await using server = await serve(respond);
  expect(await referralsAt(server.url).referrals.referralLink(referral)).toBe("https://mbsy.co/first");
});

const laterFaults = FAULTS.filter(({ respond }) => respond !== null);

describe.each(laterFaults)("the second call: $name", ({ respond, kind, timeoutMs = 5000 }) => {
  test("keeps the first answer's link, and says so [API-042, API-043]", async () => {
    await using server = await serve(inTurn(json(answer("https://mbsy.co/abc")), respond ?? json({})));
    const { referrals, events } = referralsAt(server.url, timeoutMs);
    expect(await referrals.referralLink(referral)).toBe("https://mbsy.co/abc");
    expect(events).toMatchObject([{ level: "warn", error: { kind } }]);
    expect(server.requests).toHaveLength(2);
  });

  test("is an error where the first gave no link, and nothing is sent a third time", async () => {
    await using server = await serve(inTurn(json(answer()), respond ?? json({})));
    const { referrals, events } = referralsAt(server.url, timeoutMs);
    await expect(referrals.referralLink(referral)).rejects.toThrow(ReferralError);
    expect(events).toMatchObject([{ level: "error", error: { kind } }]);
    expect(server.requests).toHaveLength(2);
  });
});

test.each([
  ["a refusal with status 200", json(refusal), "code 400"],
  ["an answer without links", json(answer()), "no link"],
  ["a link that is no web address", json(answer("javascript:alert(1)")), "no link"],
])("%s is an error, reported", async (_name, respond, reason) => {
  await using server = await serve(respond);
  const { referrals, events } = referralsAt(server.url);
  await expect(referrals.referralLink(referral)).rejects.toThrow(reason);
  expect(events).toMatchObject([{ level: "error", tags: { tag: "ambassador" } }]);
});

test.each(FAULTS)("$name: a referral error with its cause, reported, without a second call [ERR-001]", (fault) =>
  underFault(fault, "write", async (fixture) => {
    const { kind } = fault;
    const call = createReferrals({ ...fixture, baseUrl: fixture.url, token: null }).referralLink(referral);
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ReferralError);
    expect(error).toMatchObject({ cause: { kind } });
    expect(fixture.events).toMatchObject([{ level: "error", error: { kind } }]);
    expect(JSON.stringify(fixture.events)).not.toContain("ann@example.com");
  }),
);
