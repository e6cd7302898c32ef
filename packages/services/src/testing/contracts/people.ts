import { expect } from "vitest";
import { createMailingLists, SubscriptionError } from "../../mailing-lists/index.ts";
import { createReferrals, ReferralError } from "../../referral/index.ts";
import { createUserProfiles } from "../../user-profiles/index.ts";
import type { Contract, ContractFixture } from "./contract.ts";

const subscribe = (fixture: ContractFixture, email: string, { listId = 94_171, apiKey = "key-1" } = {}) =>
  createMailingLists({ ...fixture, url: `${fixture.url}/lists/subscribe`, apiKey }).subscribe({
    brandId: "ACE",
    listId,
    type: "RE",
    subscribers: [{ email, dataFields: { studentFirstName: "Ann" } }],
  });
const profiles = (fixture: ContractFixture) =>
  createUserProfiles({ ...fixture, url: `${fixture.url}/lists/users/update`, apiKey: "key-1" });
const linkFor = (fixture: ContractFixture, email: string, token = "t") =>
  createReferrals({ ...fixture, baseUrl: `${fixture.url}/referral/api/v2/courseway/token/json`, token }).referralLink({
    email,
    groupId: "33",
  });
const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("the call should have failed"),
    (error: unknown) => error,
  );

const subscriptionFailure = (
  name: string,
  reason: RegExp,
  call: (fixture: ContractFixture) => Promise<void>,
): Contract => ({
  name: `subscribe: ${name} [ML-007]`,
  run: async (fixture) => {
    const error = await failed(call(fixture));
    expect(error).toBeInstanceOf(SubscriptionError);
    expect(String(error)).toMatch(reason);
    expect(fixture.events).toMatchObject([{ level: "error" }]);
  },
});

const refusal = (name: string, reason: RegExp, email: string, token?: string): Contract => ({
  name: `ambassador: ${name} [API-041]`,
  run: async (fixture) => {
    const error = await failed(linkFor(fixture, email, token));
    expect(error).toBeInstanceOf(ReferralError);
    expect(String(error)).toMatch(reason);
    expect(fixture.events).toMatchObject([{ level: "error", tags: { tag: "ambassador" } }]);
  },
});

/** The expected results of the clients whose services send mail to people. */
export const peopleContracts: readonly Contract[] = [
  {
    name: "subscribe: taken [API-011, API-012, API-013]",
    run: async (fixture) => {
      await subscribe(fixture, "ann@example.com");
      expect(fixture.events).toEqual([]);
    },
  },
  subscriptionFailure("a refusal inside status 200", /failed: User could not be added\.$/, (fixture) =>
    subscribe(fixture, "fail@example.com"),
  ),
  subscriptionFailure("no address at all", /failed: User could not be added\.$/, (fixture) =>
    subscribe(fixture, "no-address"),
  ),
  subscriptionFailure("an unknown list", /status is 400/, (fixture) =>
    subscribe(fixture, "ann@example.com", { listId: 1 }),
  ),
  subscriptionFailure("a bad key", /status is 401/, (fixture) =>
    subscribe(fixture, "ann@example.com", { apiKey: "invalid" }),
  ),
  {
    name: "user update: the provider's answer as it is [API-014, API-015]",
    run: async (fixture) => {
      const answer = await profiles(fixture).update({ email: "ann@example.com", dataFields: { courseState: "AZ" } });
      expect(answer).toEqual({ msg: "", code: "Success", params: null });
      expect(fixture.events).toEqual([]);
    },
  },
  {
    name: "user update: no address, thrown and reported [API-014]",
    run: async (fixture) => {
      const error = await failed(profiles(fixture).update({ email: "no-address", dataFields: {} }));
      expect(error).toMatchObject({ name: "HttpError", status: 400 });
      expect(fixture.events).toMatchObject([{ level: "error", error: { status: 400 } }]);
    },
  },
  {
    name: "save referral link: saved, and not [API-044]",
    run: async (fixture) => {
      expect(await profiles(fixture).saveReferralLink("ann@example.com", "https://mbsy.co/abc")).toBe(true);
      expect(fixture.events).toEqual([]);
      expect(await profiles(fixture).saveReferralLink("no-address", "https://mbsy.co/abc")).toBe(false);
      expect(fixture.events).toHaveLength(1);
    },
  },
  {
    name: "ambassador: the first link, which is there from the second call on [API-041, API-042, API-043]",
    run: async (fixture) => {
      expect(await linkFor(fixture, "ann@example.com")).toMatch(/^https:\/\/[^/]+\/\w+/);
      expect(fixture.events).toEqual([]);
    },
  },
  refusal("a refused address", /The referral link could not be had: the call failed/, "fail@example.com"),
  refusal("a refusal inside status 200", /the service answered code 400/, "inside@example.com"),
  refusal("a bad token", /the call failed/, "ann@example.com", "invalid"),
];
