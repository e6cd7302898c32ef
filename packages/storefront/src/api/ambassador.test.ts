import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse, type TestApiOptions } from "./testing/test-api.ts";

const LINK = "https://public.example/r/abc";
const ambassador = (links: readonly string[]) => ({
  response: {
    code: "200",
    message: "OK",
    data: {
      ambassador: {
        email: "a@example.com",
        balance_money: "12.50",
        street: "1 Needle Street",
        campaign_links: links.map((url) => ({ campaign_uid: "900", url })),
      },
    },
  },
});
const works: Respond = ({ url }) =>
  url.hostname.startsWith("referral")
    ? jsonResponse(ambassador([LINK, "https://public.example/second"]))
    : jsonResponse({ code: "Success" });

const WAITS = "Oops! We encountered an error. Please try again.";
const start = (respond: Respond = works, options: TestApiOptions = {}) => createTestApi(respond, options);

const ask = async (body: unknown, respond: Respond = works, options: TestApiOptions = {}) => {
  const { post, sent, events } = start(respond, options);
  const response = await post("ambassador/", body);
  return { status: response.status, body: (await response.json()) as unknown, sent, events };
};

describe("the ambassador endpoint", () => {
  it("answers the first link, in the brand's group whatever the browser says [API-041, API-042, API-043, CFG-012]", async () => {
    const { status, body, sent } = await ask({ email: " a@example.com ", groupId: "1", add_to_group_id: "2" });
    expect([status, body]).toEqual([200, { url: LINK }]);
    const sentBody = {
      email: "a@example.com",
      add_to_group_id: "group-33",
      auto_create: "1",
      email_new_ambassador: "1",
    };
    expect(sent.filter(({ url }) => url.hostname.startsWith("referral")).map((one) => one.body)).toEqual([
      sentBody,
      sentBody,
    ]);
  });

  it.each(["a@example.com", "a.b+tag@sub.example.co.uk", "o'neil_1@x-y.example"])(
    "takes %s [MD-008]",
    async (email) => {
      expect(await ask({ email })).toMatchObject({ status: 200 });
    },
  );

  it("saves the link on the visitor's profile [API-044]", async () => {
    const { sent } = await ask({ email: "a@example.com" });
    expect(sent.at(-1)).toMatchObject({
      method: "POST",
      body: { email: "a@example.com", dataFields: { referral_link: LINK } },
    });
  });

  it("answers the link although it could not be saved", async () => {
    const unsaved: Respond = (sent) =>
      sent.url.hostname.startsWith("lists") ? jsonResponse({ msg: "needle" }, 500) : works(sent);
    const { body, events } = await ask({ email: "a@example.com" }, unsaved);
    expect(body).toEqual({ url: LINK });
    expect(events).toMatchObject([{ level: "error" }]);
  });

  it.each([
    "",
    "a",
    "a@b",
    "a@b.c",
    "a b@example.com",
    "@example.com",
    "a@example.com\nx",
    "<script>@b.co",
    "a\u0000@b.co",
    "a\u202e@b.co",
    "a@b\u2066.co",
    "a@-b.co",
    'a"@b.co',
  ])("asks for a valid address in place of %j, and calls nobody [MD-008, MD-009]", async (email) => {
    expect(await ask({ email })).toMatchObject({ status: 422, body: { message: "Valid email required." }, sent: [] });
  });

  it.each([
    ["fails", () => jsonResponse({ response: { code: "500", needle: 1 } }, 500)],
    ["refuses", () => jsonResponse({ response: { code: "400", errors: { error: ["needle"] } } })],
    ["gives no link", () => jsonResponse(ambassador([]))],
  ])("says so where the programme %s [MD-010]", async (_, respond) => {
    expect(await ask({ email: "a@example.com" }, respond)).toMatchObject({ status: 502, body: { message: WAITS } });
  });

  it("tells the operator of a brand without a group, and calls nobody [MD-010]", async () => {
    const options = { brand: { ambassadorGroupId: null } };
    const { status, body, sent, events } = await ask({ email: "a@example.com" }, works, options);
    expect([status, body, sent]).toEqual([502, { message: WAITS }, []]);
    expect(events).toMatchObject([{ level: "error", message: expect.stringContaining("ambassadorGroupId") }]);
  });

  it("calls nobody for a machine that filled the trap", async () => {
    expect(await ask({ email: "a@example.com", website: "x" })).toMatchObject({ status: 502, sent: [] });
  });

  it("makes a double click one ambassador, and lets a failed one try again", async () => {
    let works200 = false;
    const { post, sent } = start((request) => (works200 ? works(request) : jsonResponse({}, 500)));
    expect((await post("ambassador/", { email: "a@example.com" })).status).toBe(502);
    works200 = true;
    sent.length = 0;
    const [one, two] = await Promise.all([
      post("ambassador/", { email: "a@example.com" }),
      post("ambassador/", { email: "A@example.com" }),
    ]);
    expect([await one.json(), await two.json()]).toEqual([{ url: LINK }, { url: LINK }]);
    // Two calls make one link, and one saves it.
    expect(sent).toHaveLength(3);
  });

  it("is held back after three an hour, by visitor and by address", async () => {
    const { post, sent } = start();
    const from = (address: string, email: string) =>
      post("ambassador/", { email }, { "x-forwarded-for": address }).then(({ status }) => status);
    const byVisitor = [];
    for (const name of ["a", "b", "c", "d"]) byVisitor.push(await from("203.0.113.1", `${name}@example.com`));
    expect(byVisitor).toEqual([200, 200, 200, 429]);

    const byAddress = [];
    for (const visitor of [2, 3, 4, 5]) byAddress.push(await from(`203.0.113.${visitor}`, "One@example.com"));
    expect(byAddress).toEqual([200, 200, 200, 429]);
    expect(sent).toHaveLength(4 * 3);
  });

  it.each(["{", {}, { email: 7 }, { email: "x".repeat(300) }])("refuses %j", async (body) => {
    expect(await ask(body)).toMatchObject({ status: 400, sent: [] });
  });
});
