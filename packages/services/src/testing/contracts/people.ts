import { expect } from "vitest";
import { createMailingLists, SubscriptionError } from "../../mailing-lists/index.ts";
import { createReferrals, ReferralError } from "../../referral/index.ts";
import { createUserProfiles } from "../../user-profiles/index.ts";
import type { Contract, ContractWorld } from "./contract.ts";

const subscribe = (world: ContractWorld, email: string, { listId = 94_171, apiKey = "key-1" } = {}) =>
  createMailingLists({ ...world, url: `${world.url}/lists/subscribe`, apiKey }).subscribe({
    brandId: "ACE",
    listId,
    type: "RE",
    subscribers: [{ email, dataFields: { studentFirstName: "Ann" } }],
  });
const profiles = (world: ContractWorld) =>
  createUserProfiles({ ...world, url: `${world.url}/lists/users/update`, apiKey: "key-1" });
const linkFor = (world: ContractWorld, email: string, token = "t") =>
  createReferrals({ ...world, baseUrl: `${world.url}/referral/api/v2/courseway/token/json`, token }).referralLink({
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
  call: (world: ContractWorld) => Promise<void>,
): Contract => ({
  name: `subscribe: ${name} [ML-007]`,
  run: async (world) => {
    const error = await failed(call(world));
    expect(error).toBeInstanceOf(SubscriptionError);
    expect(String(error)).toMatch(reason);
    expect(world.events).toMatchObject([{ level: "error" }]);
  },
});

const refusal = (name: string, reason: RegExp, email: string, token?: string): Contract => ({
  name: `ambassador: ${name} [API-041]`,
  run: async (world) => {
    const error = await failed(linkFor(world, email, token));
    expect(error).toBeInstanceOf(ReferralError);
    expect(String(error)).toMatch(reason);
    expect(world.events).toMatchObject([{ level: "error", tags: { tag: "ambassador" } }]);
  },
});

/** What the clients that write to people make of what those services send. */
export const peopleContracts: readonly Contract[] = [
  {
    name: "subscribe: taken [API-011, API-012, API-013]",
    run: async (world) => {
      await subscribe(world, "ann@example.com");
      expect(world.events).toEqual([]);
    },
  },
  subscriptionFailure("a refusal inside status 200", /failed: User could not be added\.$/, (world) =>
    subscribe(world, "fail@example.com"),
  ),
  subscriptionFailure("no address at all", /failed: User could not be added\.$/, (world) =>
    subscribe(world, "no-address"),
  ),
  subscriptionFailure("an unknown list", /status is 400/, (world) =>
    subscribe(world, "ann@example.com", { listId: 1 }),
  ),
  subscriptionFailure("a bad key", /status is 401/, (world) =>
    subscribe(world, "ann@example.com", { apiKey: "invalid" }),
  ),
  {
    name: "user update: the provider's answer as it is [API-014, API-015]",
    run: async (world) => {
      const answer = await profiles(world).update({ email: "ann@example.com", dataFields: { courseState: "AZ" } });
      expect(answer).toEqual({ msg: "", code: "Success", params: null });
      expect(world.events).toEqual([]);
    },
  },
  {
    name: "user update: no address, thrown and reported [API-014]",
    run: async (world) => {
      const error = await failed(profiles(world).update({ email: "no-address", dataFields: {} }));
      expect(error).toMatchObject({ name: "HttpError", status: 400 });
      expect(world.events).toMatchObject([{ level: "error", error: { status: 400 } }]);
    },
  },
  {
    name: "save referral link: saved, and not [API-044]",
    run: async (world) => {
      expect(await profiles(world).saveReferralLink("ann@example.com", "https://mbsy.co/abc")).toBe(true);
      expect(world.events).toEqual([]);
      expect(await profiles(world).saveReferralLink("no-address", "https://mbsy.co/abc")).toBe(false);
      expect(world.events).toHaveLength(1);
    },
  },
  {
    name: "ambassador: the first link, which is there from the second call on [API-041, API-042, API-043]",
    run: async (world) => {
      expect(await linkFor(world, "ann@example.com")).toMatch(/^https:\/\/[^/]+\/\w+/);
      expect(world.events).toEqual([]);
    },
  },
  refusal("a refused address", /The referral link could not be had: the call failed/, "fail@example.com"),
  refusal("a refusal inside status 200", /the service answered code 400/, "inside@example.com"),
  refusal("a bad token", /the call failed/, "ann@example.com", "invalid"),
];
