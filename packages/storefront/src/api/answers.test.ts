import { describe, expect, it } from "vitest";
import { TEST_ENV, type Respond, createTestApi, jsonResponse } from "./testing/test-api.ts";

/** Extra fields that vendors send. None may appear in our answers. */
const NEEDLES = {
  apiKey: "needle-api-key",
  authorization: "Bearer needle-token",
  balance_money: "1234.56",
  street: "1 Needle Street",
  zip: "73301",
  phone: "+15125550100",
  email: "needle@example.com",
  internal: "https://db.internal.test/",
  stack: "at Needle (/srv/app/needle.js:7:7)",
};
/** The names of fields that no call answers with. */
const FIELDS = [...Object.keys(NEEDLES), "needles", "trustScore", "numberOfReviews", "campaign_links", "absolute_url"];

/** Each vendor's shape, with the needles next to every field and inside every object. */
const VENDORS: Readonly<Record<string, unknown>> = {
  "commerce.internal.test/api/purchase-receipt/multiprice": {
    priceSetList: [
      {
        display: { grossTotal: 449, total: 449, ...NEEDLES },
        lineItemList: [{ product: { _id: "p1", ...NEEDLES }, pricing: { max: 449, ...NEEDLES }, ...NEEDLES }],
        couponList: [],
        ...NEEDLES,
      },
    ],
  },
  "commerce.internal.test/api/class/pre-purchase-schedule": [
    {
      courseid: "c1",
      category: { code: "RE", title: "Pre-License", ...NEEDLES },
      webinarTitle: "Live",
      webinarContent: "<p>Six evenings</p>",
      sessionList: [
        { title: "June", eventsList: [{ day: "Mon", time: "6 PM", eventId: "e1", ...NEEDLES }], ...NEEDLES },
      ],
      ...NEEDLES,
    },
  ],
  "commerce.internal.test/api/user/sync-marketing": {
    success: true,
    data: { initials: "ZQ", adaToken: "ada-1", ...NEEDLES },
  },
  "lists.internal.test/subscribe": { successCount: 1, failCount: 0, failedUpdates: NEEDLES },
  "lists.internal.test/update": { msg: "", code: "Success", params: NEEDLES },
  "referral.internal.test/api/v2/needle-user/token/json/ambassador/get/": {
    response: {
      code: "200",
      data: {
        ambassador: {
          campaign_links: [{ campaign_uid: "9", url: "https://public.example/r", ...NEEDLES }],
          ...NEEDLES,
        },
        ...NEEDLES,
      },
    },
  },
  "trust.internal.test/v1/business-units/find": {
    score: { trustScore: 4.6, ...NEEDLES },
    numberOfReviews: { total: 321, ...NEEDLES },
    ...NEEDLES,
  },
  "trust.internal.test/v1/product-reviews/business-units/ace-unit": {
    starsAverage: 4.7,
    numberOfReviews: { total: 12, ...NEEDLES },
    ...NEEDLES,
  },
  "video.internal.test/v1/medias/abc.json": {
    name: "Intro",
    duration: 95,
    description: "<p>needle</p>",
    thumbnail: { url: "https://public.example/t.jpg", ...NEEDLES },
    assets: [{ type: "OriginalFile", url: "https://files.internal.test/needle.mp4", width: 1, height: 1, ...NEEDLES }],
    ...NEEDLES,
  },
  "jobs.internal.test/v1/boards/needle-board/jobs": {
    jobs: [
      {
        title: "Editor",
        absolute_url: "https://public.example/j",
        content: "needle",
        location: { name: "Remote", ...NEEDLES },
        ...NEEDLES,
      },
    ],
  },
  "location.internal.test/whereami": { stateabbr: "TX", ...NEEDLES },
};

const working: Respond = ({ url }) => jsonResponse(VENDORS[`${url.host}${url.pathname}`] ?? { ...NEEDLES }, 200);
const leaky = JSON.stringify({ message: `Refused ${NEEDLES.authorization}`, response: { code: "500" }, ...NEEDLES });

/** How a service can fail and talk too much. */
const FAILURES: Readonly<Record<string, Respond>> = {
  "an error that quotes its request": () => new Response(leaky, { status: 500 }),
  "a refusal": () => new Response(leaky, { status: 401 }),
  "a good status with another body": () => new Response(leaky),
  "a page of HTML": () => new Response(`<pre>${leaky}</pre>`, { headers: { "content-type": "text/html" } }),
  "a connection that names its address": () => Promise.reject(new Error(`connect ECONNREFUSED ${NEEDLES.internal}`)),
};

const form = { path: "/form/", index: 0, fields: { email: "ana@example.org" } };
const REQUESTS = [
  ["prices/", { sets: [{ productIds: ["p1"], couponCodes: [] }] }],
  ["schedule/?courseIds=c1", null],
  ["trust/", null],
  ["trust/?sku=1", null],
  ["video/?id=abc", null],
  ["poster/?id=abc", null],
  ["jobs/", null],
  ["location/", null],
  ["location/", { state: "TX" }],
  ["subscribe/", form],
  ["ambassador/", { email: "ana@example.org" }],
  ["user-sync/", {}],
  ["revalidate/", {}],
] as const;

/** Every answer as it would travel: status, headers and body. */
async function answers(respond: Respond) {
  const { ask, post } = createTestApi(respond, { forms: { 0: { formVertical: "RE" } } });
  const headers = { "x-forwarded-for": "203.0.113.7" };
  return Promise.all(
    REQUESTS.map(async ([path, body]) => {
      const response = await (body === null ? ask(path, { headers }) : post(path, body, headers));
      const text = await response.text();
      return { path, status: response.status, text, all: `${JSON.stringify([...response.headers])} ${text}` };
    }),
  );
}

const secrets = Object.values(TEST_ENV).flatMap((value) =>
  URL.canParse(value) ? [value, new URL(value).host] : [value],
);
const forbidden = [...Object.values(NEEDLES), ...secrets, ".internal.test", "needle"];
const listLeaks = ({ all, text, path }: { all: string; text: string; path: string }): string[] => [
  ...forbidden.filter((needle) => all.includes(needle)).map((needle) => `${path}: ${needle}`),
  ...FIELDS.filter((name) => text.includes(`"${name}"`)).map((name) => `${path}: the field ${name}`),
];

describe("no answer holds a vendor's field, a secret or a service's address", () => {
  it("where all services work", async () => {
    const given = await answers(working);
    expect(given.flatMap(listLeaks)).toEqual([]);
    // It must have been an answer, or there was nothing to leak.
    expect(given.map(({ path, status, text }) => [path, status, text])).toEqual([
      ["prices/", 200, expect.stringContaining("44900")],
      ["schedule/?courseIds=c1", 200, expect.stringContaining("Six evenings")],
      ["trust/", 200, '{"rating":{"score":4.6,"reviews":321}}'],
      ["trust/?sku=1", 200, '{"rating":{"score":4.7,"reviews":12}}'],
      ["video/?id=abc", 200, expect.stringContaining("PT1M35S")],
      ["poster/?id=abc", 502, expect.stringContaining("could not be fetched")],
      ["jobs/", 200, expect.stringContaining("Editor")],
      ["location/", 200, '{"state":"TX"}'],
      ["location/", 200, '{"state":"TX"}'],
      ["subscribe/", 200, '{"ok":true}'],
      ["ambassador/", 200, '{"url":"https://public.example/r"}'],
      ["user-sync/", 200, '{"adaToken":"ada-1"}'],
      ["revalidate/", 401, expect.any(String)],
    ]);
  });

  it.each(Object.entries(FAILURES))("where they all fail with %s [API-024, API-027]", async (_, respond) => {
    const given = await answers(respond);
    expect(given.flatMap(listLeaks)).toEqual([]);
    expect(given.map(({ text }) => text).slice(0, -1)).toEqual([
      '{"quotes":[null]}',
      '{"schedule":[]}',
      '{"rating":null}',
      '{"rating":null}',
      '{"video":null}',
      '{"message":"This film has no poster."}',
      '{"jobs":[]}',
      '{"state":null}',
      '{"state":"TX"}',
      '{"ok":false,"message":"There was an issue with your subscription. Please try again later."}',
      '{"message":"Oops! We encountered an error. Please try again."}',
      '{"adaToken":null}',
    ]);
  });
});
