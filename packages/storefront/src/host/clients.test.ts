import { defineBrand } from "@courseway/brand";
import { memoryCache } from "@courseway/services";
import { expect, it } from "vitest";
import { brandInput } from "../testing/brand.ts";
import { readEnv } from "../site/env/read-env.ts";
import { type Clients, createClients } from "./clients.ts";

const brand = defineBrand({
  ...brandInput,
  email: { listId: 1, listType: "RE", sendAs: "ACE" },
  commerce: { appType: "DR", platform: "MKT", brandId: "ACE" },
});
const content = { CONTENT_URL: "http://content.test/graphql" };
const configured = {
  ...content,
  COMMERCE_URL: "http://commerce.test/api",
  COMMERCE_USER: "u",
  COMMERCE_PASSWORD: "p",
  LIST_SUBSCRIBE_URL: "http://lists.test/subscribe",
  LIST_UPDATE_URL: "http://lists.test/update",
  LIST_API_KEY: "list-key",
  REFERRAL_URL: "http://referral.test/api/v2/u/token/json",
  REFERRAL_TOKEN: "referral-token",
  TRUST_URL: "http://reviews.test/v1",
  TRUST_API_KEY: "trust-key",
  VIDEO_URL: "http://video.test/v1",
  VIDEO_TOKEN: "video-token",
  JOBS_URL: "http://jobs.test/v1/boards/b",
  LOCATION_URL: "http://location.test/where",
  IP_LOOKUP_URL: "http://ip.test/",
};

function buildClients(environment: Record<string, string>) {
  const requests: { readonly url: string; readonly headers: Headers }[] = [];
  const clients = createClients(readEnv(environment), brand, {
    fetch: (url, init) => {
      requests.push({ url, headers: new Headers(init?.headers) });
      return Promise.resolve(new Response("{}", { status: 404 }));
    },
    report: () => {},
    now: () => 0,
    cache: memoryCache(),
  });
  return { clients, requests };
}

const basic = `Basic ${Buffer.from("u:p").toString("base64")}`;
const clientRequests: [
  name: string,
  send: (clients: Clients) => Promise<unknown>,
  address: string,
  secret: [string, string],
][] = [
  [
    "commerce",
    ({ commerce }) => commerce.quotes([{ productIds: ["1"], couponCodes: [] }]),
    "http://commerce.test/api/",
    ["authorization", basic],
  ],
  [
    "user sync",
    ({ userSync }) => userSync({ cookie: "a=1" }),
    "http://commerce.test/api/user/",
    ["authorization", basic],
  ],
  [
    "mailing lists",
    ({ lists }) => lists.subscribe({ brandId: "ACE", listId: 1, type: "RE", subscribers: [{ email: "a@b.test" }] }),
    "http://lists.test/subscribe",
    ["api-key", "list-key"],
  ],
  [
    "profiles",
    ({ profiles }) => profiles.saveReferralLink("a@b.test", "https://r.test/1"),
    "http://lists.test/update",
    ["api-key", "list-key"],
  ],
  [
    "referrals",
    ({ referrals }) => referrals.referralLink({ email: "a@b.test", groupId: "1" }),
    "http://referral.test/api/v2/u/token/json/",
    ["authorization", "Token referral-token"],
  ],
  ["reviews", ({ reviews }) => reviews.brandRating("ace.test"), "http://reviews.test/v1/", ["apikey", "trust-key"]],
  [
    "videos",
    ({ videos }) => videos.video("abc"),
    "http://video.test/v1/medias/abc.json",
    ["authorization", "Bearer video-token"],
  ],
  ["jobs", ({ jobs }) => jobs.jobs(), "http://jobs.test/v1/boards/b/jobs", ["x-none", "null"]],
  [
    "location",
    ({ location }) => location.state({ ip: "203.0.113.7" }),
    "http://location.test/where",
    ["x-forwarded-for", "203.0.113.7"],
  ],
  ["IP lookup", ({ ipLookup }) => ipLookup(), "http://ip.test/", ["x-none", "null"]],
];

it.each(clientRequests)(
  "%s asks the address and carries the key that the environment names",
  async (_name, send, address, [header, value]) => {
    const { clients, requests } = buildClients(configured);
    await send(clients).catch(() => undefined);
    expect(requests[0]?.url.slice(0, address.length)).toBe(address);
    expect(String(requests[0]?.headers.get(header))).toBe(value);
  },
);

it.each(clientRequests.filter(([name]) => name !== "location"))(
  "%s asks nobody while the environment names no address",
  async (_name, send) => {
    const { clients, requests } = buildClients(content);
    await send(clients).catch(() => undefined);
    expect(requests).toEqual([]);
  },
);

it("location is looked up at the brand's own host unless the environment says otherwise [API-033, API-034]", async () => {
  const { clients, requests } = buildClients(content);
  await clients.location.state({ ip: "203.0.113.7" });
  expect(requests[0]?.url).toBe("https://www.ace.example/whereami");
});
