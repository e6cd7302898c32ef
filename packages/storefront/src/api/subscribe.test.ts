import { defineBlock } from "@courseway/blocks";
import { text } from "@courseway/content-client";
import { describe, expect, it } from "vitest";
import { FORM_PAGE_TTL_MS } from "./form-page.ts";
import { FAILED_FOR_MS } from "@courseway/site-content";
import { type Respond, createTestApi, jsonResponse, type TestApiOptions } from "./testing/test-api.ts";

const FAILURE = "There was an issue with your subscription. Please try again later.";
const simple = { formVertical: "RE", showNameField: true };
const family = { formVertical: "DE", showNameField: true, showParentEmailField: true };
const takes: Respond = () => jsonResponse({ successCount: 1, failCount: 0 });
const fields = { name: "Ana", email: "ana@example.org" };
const sentForm = { path: "/form/", index: 2, fields };

const start = (
  respond: Respond = takes,
  forms: TestApiOptions["forms"] = { 2: simple },
  options: TestApiOptions = {},
) => createTestApi(respond, { ...options, forms });

const ask = async (
  body: unknown,
  respond: Respond = takes,
  forms: TestApiOptions["forms"] = { 2: simple },
  options: TestApiOptions = {},
) => {
  const { post, sent, events } = start(respond, forms, options);
  const response = await post("subscribe/", body);
  return { status: response.status, body: (await response.json()) as unknown, sent, events };
};

const capture = {
  showEmailCapture: true,
  coupon: null,
  captureTitle: null,
  displayContent: "",
  displayContentAfterSubmit: "",
  buttonLabel: null,
  buttonSize: "default" as const,
  buttonAriaLabel: null,
  saleStart: null,
  saleEnd: null,
  percentage: null,
  countdownDays: null,
};

describe("the email-capture banner", () => {
  const typed = { path: "/form/", index: "banner", fields: { email: "ana@example.org" } };
  const send = (body: unknown, options: TestApiOptions = { emailCapture: capture }) => ask(body, takes, {}, options);

  it("subscribes to the brand's own list, in the documented payload [EC-032, ML-001, ML-009]", async () => {
    const { status, body, sent } = await send({ ...typed, listId: 1 });
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(sent.map((one) => one.body)).toEqual([
      {
        listId: 94171,
        type: "RE",
        brandId: "ACE",
        subscribers: [{ email: "ana@example.org", dataFields: { brandId: "ACE" } }],
      },
    ]);
  });

  it.each(["", "ana", "ana@example", "ana!@example.org"])(
    "refuses %j, and sends nothing [EC-028, EC-029]",
    async (email) => {
      const { status, body, sent } = await send({ ...typed, fields: { email } });
      expect([status, body]).toMatchObject([422, { ok: false, errors: { email: "Please enter a valid email" } }]);
      expect(sent).toEqual([]);
    },
  );

  it.each<[string, TestApiOptions]>([
    ["switched off", { emailCapture: { ...capture, showEmailCapture: false } }],
    ["not there", {}],
    ["of a brand without a list", { emailCapture: capture, brand: { email: {} } }],
  ])("takes nobody where it is %s [EC-005, EC-032]", async (_, options) => {
    const { status, sent } = await send(typed, options);
    expect([status, sent]).toEqual([502, []]);
  });
});

/** As a browser without script sends it. */
const plainly = (values: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(values) });

describe("the subscribe endpoint", () => {
  it("sends the documented payload to the form's own list, whatever the browser names [ML-001, ML-005, ML-009, API-011]", async () => {
    const { status, body, sent } = await ask({ ...sentForm, listId: 1, brandId: "FLVS" });
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(sent.map((one) => one.body)).toEqual([
      {
        listId: 92256,
        type: "RE",
        brandId: "ACE",
        subscribers: [
          {
            email: "ana@example.org",
            dataFields: {
              brandId: "ACE",
              studentFirstName: "Ana",
              studentEmail: "ana@example.org",
              userType: "student",
            },
          },
        ],
      },
    ]);
    expect(sent[0]?.headers.get("api-key")).toBe("needle-lists");
  });

  it("takes the form of any block that declares one, a team's own included, by that block's rules", async () => {
    const newsletter = defineBlock({
      name: "newsletter",
      about: "A line that asks for an address.",
      fields: { list: text("The list's id") },
      examples: {},
      view: () => null,
      component: () => null,
      submit: {
        validate: (_, { email }) => (email ? {} : { email: "Whom?" }),
        subscriptions: ({ list }, { email = "" }) => [
          { listId: Number(list), type: "NEWS", brandId: "ACE", subscribers: [{ email, dataFields: {} }] },
        ],
      },
    });
    const forms = { 2: { list: "77" } as object };
    const options = { formBlock: newsletter };

    expect((await ask({ ...sentForm, fields: {} }, takes, forms, options)).body).toMatchObject({
      ok: false,
      errors: { email: "Whom?" },
    });
    const { body, sent } = await ask(sentForm, takes, forms, options);
    expect(body).toEqual({ ok: true });
    expect(sent.map((one) => one.body)).toMatchObject([{ listId: 77, type: "NEWS" }]);
  });

  it("sends one request for each list, to the parent and to the student [API-013, ML-010]", async () => {
    const both = { ...sentForm, fields: { ...fields, parentEmail: "mum@example.org" } };
    const { sent } = await ask(both, takes, { 2: family });
    expect(sent.map((one) => one.body)).toMatchObject([
      { listId: 916471, subscribers: [{ email: "mum@example.org", dataFields: { userType: "parent" } }] },
      { listId: 916472, subscribers: [{ email: "ana@example.org", dataFields: { userType: "student" } }] },
    ]);
  });

  it("takes every list that an editor named, each once [API-013, BL-emailForm-007]", async () => {
    const { sent } = await ask(sentForm, takes, { 2: { ...simple, subscriptionListIds: "7, 8, 7" } });
    expect(sent.map((one) => one.body)).toMatchObject([{ listId: 7 }, { listId: 8 }]);
  });

  it.each([
    ["counts a failure in a good answer", () => jsonResponse({ failCount: 1, needle: 1 })],
    ["counts a failure under data", () => jsonResponse({ data: { failCount: 1 } })],
    ["answers an error", () => jsonResponse({ msg: "needle", code: "BadApiKey" }, 401)],
    ["answers no JSON", () => new Response("<html>needle</html>")],
  ])("fails where the list %s [API-012, BL-emailForm-006, ML-006]", async (_, respond) => {
    const { status, body, events } = await ask(sentForm, respond);
    expect([status, body]).toEqual([502, { ok: false, message: FAILURE }]);
    expect(events).toMatchObject([{ level: "error" }]);
  });

  it("fails for a brand that the lists do not know, and sends nothing [ML-003, ML-004]", async () => {
    const options: TestApiOptions = { brand: { id: "AARP", vertical: "SENIOR", email: {} } };
    const { status, sent, events } = await ask(
      sentForm,
      takes,
      { 2: { ...simple, subscriptionListIds: "5" } },
      options,
    );
    expect([status, sent]).toEqual([502, []]);
    expect(events).toMatchObject([{ message: "Invalid brandId: AARP" }]);
  });

  it("says by field what was typed wrongly, and sends nothing [BL-emailForm-021]", async () => {
    const { status, body, sent } = await ask({ ...sentForm, fields: { name: "R2", email: "ana@" } });
    expect([status, sent]).toEqual([422, []]);
    expect(body).toMatchObject({ errors: { name: "Please enter a valid name" } });
  });

  it("thanks a machine that filled the trap, and sends nothing", async () => {
    const { status, sent } = await ask({ ...sentForm, fields: { ...fields, website: "x" } });
    expect([status, sent]).toEqual([200, []]);
  });

  it("finds a page's only form although editors moved it, but guesses among none", async () => {
    expect((await ask(sentForm, takes, { 5: simple })).status).toBe(200);
    expect(await ask(sentForm, takes, { 1: simple, 5: family })).toMatchObject({ status: 502, sent: [] });
  });

  it.each(["{", {}, { ...sentForm, index: null }, { ...sentForm, index: -1 }, { ...sentForm, fields: { email: 7 } }])(
    "refuses %j",
    async (body) => {
      expect(await ask(body)).toMatchObject({ status: 400, body: { ok: false }, sent: [] });
    },
  );
});

describe("the form's page", () => {
  it("is lookups up again soon, so that a changed list counts", async () => {
    const { post, lookups, clock } = start();
    await post("subscribe/", sentForm);
    clock.now += FORM_PAGE_TTL_MS - 1;
    await post("subscribe/", sentForm);
    expect(lookups).toHaveLength(1);
    clock.now += 1;
    await post("subscribe/", sentForm);
    expect(lookups).toHaveLength(2);
  });

  it("that could not be had is looked up again some seconds later", async () => {
    const { post, lookups, clock } = createTestApi(takes);
    expect((await post("subscribe/", sentForm)).status).toBe(502);
    const tried = lookups.length;
    clock.now += FAILED_FOR_MS - 1;
    expect((await post("subscribe/", sentForm)).status).toBe(502);
    expect(lookups).toHaveLength(tried);
    clock.now += 1;
    expect((await post("subscribe/", sentForm)).status).toBe(502);
    expect(lookups.length).toBeGreaterThan(tried);
  });
});

describe("clicks and retries", () => {
  it("a double click subscribes once", async () => {
    const { post, sent } = start();
    const answers = await Promise.all([post("subscribe/", sentForm), post("subscribe/", sentForm)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent).toHaveLength(1);
  });

  it("a retry sends again what failed, and nothing that went well [API-013]", async () => {
    const broken = new Set([916472]);
    const respond: Respond = ({ body }) =>
      broken.has((body as { listId: number }).listId) ? jsonResponse({}, 500) : jsonResponse({ failCount: 0 });
    const { post, sent } = start(respond, { 2: family });
    const both = { ...sentForm, fields: { ...fields, parentEmail: "mum@example.org" } };
    expect((await post("subscribe/", both)).status).toBe(502);
    broken.clear();
    expect((await post("subscribe/", both)).status).toBe(200);
    expect(sent.map(({ body }) => (body as { listId: number }).listId)).toEqual([916471, 916472, 916472]);
  });

  it("somebody who comes back with another name is sent again", async () => {
    const { post, sent } = start();
    await post("subscribe/", sentForm);
    await post("subscribe/", { ...sentForm, fields: { ...fields, name: "Anna" } });
    expect(sent).toHaveLength(2);
  });

  it("five hundred people at once are subscribed once each", async () => {
    const { post, sent, lookups } = start(takes, { 2: simple }, { env: { RATE_LIMITS: "off" } });
    const people = Array.from({ length: 500 }, (_, index) => `p${index}@example.org`);
    const answers = await Promise.all(
      people.map((email) => post("subscribe/", { ...sentForm, fields: { ...fields, email } })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const taken = sent.map(({ body }) => (body as { subscribers: { email: string }[] }).subscribers[0]?.email);
    expect(taken).toHaveLength(500);
    expect(new Set(taken)).toEqual(new Set(people));
    expect(lookups).toEqual(["form"]);
  });
});

describe("an address", () => {
  it("is not subscribed more than six times an hour, by any visitor", async () => {
    const { post } = start();
    const statuses = [];
    for (const visitor of [1, 2, 3, 4, 5, 6, 7]) {
      const headers = { "x-forwarded-for": `203.0.113.${visitor}` };
      statuses.push((await post("subscribe/", sentForm, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it("is counted where it stands as a parent's too, in any spelling", async () => {
    const { post, sent } = start(takes, { 2: family });
    const statuses = [];
    for (const visitor of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const parentEmail = visitor % 2 === 0 ? "victim@example.org" : "Victim@Example.org";
      const body = { ...sentForm, fields: { ...fields, email: `child${visitor}@example.org`, parentEmail } };
      statuses.push((await post("subscribe/", body, { "x-forwarded-for": `203.0.113.${visitor}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const taken = sent.map(({ body }) => (body as { subscribers: { email: string }[] }).subscribers[0]?.email);
    expect(taken.filter((email) => email?.toLowerCase() === "victim@example.org").length).toBeLessThanOrEqual(6);
  });
});

describe("a form sent without script", () => {
  const typed = { path: "/form/", index: "2", ...fields };
  const send = async (values: Record<string, string>, respond: Respond = takes, times = 1) => {
    const { ask: request, sent } = start(respond);
    let response = await request("subscribe/", plainly(values));
    for (let time = 1; time < times; time += 1) response = await request("subscribe/", plainly(values));
    return { status: response.status, location: response.headers.get("location"), sent };
  };

  it("goes back to its page, which thanks [BL-emailForm-005]", async () => {
    expect(await send(typed)).toMatchObject({ status: 303, location: "/form/#block-2-subscribed" });
  });

  it.each([
    ["failed", typed, () => jsonResponse({}, 500)],
    ["was typed wrongly", { ...typed, email: "ana@" }, takes],
    ["is malformed", { ...typed, email: "x".repeat(501) }, takes],
  ])("goes back to its page where it %s, which says that it failed [BL-emailForm-006]", async (_, values, respond) => {
    expect(await send(values, respond)).toMatchObject({ status: 303, location: "/form/#block-2-subscribe-failed" });
  });

  it("goes back to its page where the visitor is in a hurry", async () => {
    const { status, location } = await send(typed, takes, 7);
    expect([status, location]).toEqual([303, "/form/#block-2-subscribe-failed"]);
  });

  it.each([
    "//evil.example/",
    "/..//evil.example/",
    "/.//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "https://evil.example/",
    "evil",
    "/\r\nx: y",
  ])("never leads off the site: %j", async (path) => {
    const { location } = await send({ ...typed, path });
    expect(new URL(location ?? "", "https://www.ace.example").origin).toBe("https://www.ace.example");
    expect(location).toMatch(/^\/(?!\/)[^\s]*#block-2-/u);
  });

  it("of another site is refused in so many words", async () => {
    const { ask: request, sent } = start();
    const response = await request("subscribe/", { ...plainly(typed), headers: { origin: "https://evil.example" } });
    expect([response.status, sent]).toEqual([403, []]);
  });
});
