import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse, type TestApiOptions } from "./testing/test-api.ts";

const inTexas: Respond = () => jsonResponse({ stateabbr: "TX", ip: "needle", city: "Austin" });
const HOST = { host: "www.ace.example", "x-forwarded-for": "203.0.113.7" };

async function read(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, body, cookie: response.headers.get("set-cookie"), headers: response.headers };
}

const guess = async (cookie: string | null, respond = inTexas, headers: Record<string, string> = HOST) => {
  const { ask, sent, events } = createTestApi(respond);
  const response = await ask("location/", { headers: { ...headers, ...(cookie === null ? {} : { cookie }) } });
  return { ...(await read(response)), sent, events };
};

const choose = async (body: unknown, world: TestApiOptions = {}, headers: Record<string, string> = HOST) => {
  const { post, sent } = createTestApi(inTexas, world);
  return { ...(await read(await post("location/", body, headers))), sent };
};

const WEEK = 7 * 86_400;

describe("the location endpoint", () => {
  it("looks an unknown visitor up by their own address and remembers the state [LOC-001, CK-001, CK-006, CK-007]", async () => {
    const { body, cookie, headers, sent } = await guess(null);
    expect(body).toEqual({ state: "TX" });
    expect(sent[0]?.headers.get("x-forwarded-for")).toBe("203.0.113.7");
    expect(cookie).toBe(`state=TX; Path=/; Max-Age=${WEEK}; SameSite=Lax`);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each(["a=1; state=AZ; b=2", "state=AZ; state=undefined"])(
    "believes %j first, and then asks nobody [LOC-001]",
    async (stored) => {
      const { body, cookie, sent } = await guess(stored);
      expect([body, cookie, sent]).toEqual([{ state: "AZ" }, null, []]);
    },
  );

  it.each(["state=new-york", "state=New%20York", "state=ny", "state=undefined; state=New York"])(
    "reads %j and writes the abbreviation [LOC-002, LOC-004]",
    async (stored) => {
      const { body, cookie } = await guess(stored);
      expect(body).toEqual({ state: "NY" });
      expect(cookie).toContain("state=NY;");
    },
  );

  it.each(["state=undefined", "state=", "state=XX", "mystate=AZ", "state=%E0%A4%A"])(
    "looks up where the cookie says no state: %s [LOC-003]",
    async (stored) => {
      expect((await guess(stored)).body).toEqual({ state: "TX" });
    },
  );

  it.each([
    ["fails", () => jsonResponse({ message: "needle" }, 500)],
    ["knows no state", () => jsonResponse({ stateabbr: "" })],
    ["answers no state of ours", () => jsonResponse({ stateabbr: "ZZ" })],
  ])("knows none where the lookup %s", async (_, respond) => {
    const { status, body, cookie } = await guess(null, respond);
    expect([status, body, cookie]).toEqual([200, { state: null }, null]);
  });

  it("asks nobody where the visitor's address is not known: the lookup would find our own server", async () => {
    const { body, sent } = await guess(null, inTexas, {});
    expect([body, sent]).toEqual([{ state: null }, []]);
  });

  it.each(["TX", "texas", "Texas"])("stores a choice: %s [LOC-002, LOC-004]", async (state) => {
    const { body, cookie, sent } = await choose({ state });
    expect([body, sent]).toEqual([{ state: "TX" }, []]);
    expect(cookie).toContain("state=TX;");
  });

  it("replaces a stored state by the chosen one [LOC-002]", async () => {
    expect((await choose({ state: "TX" }, {}, { ...HOST, cookie: "state=AZ" })).cookie).toContain("state=TX;");
  });

  it("writes the cookie for the brand's domain in production only [CK-008]", async () => {
    const production = { env: { SITE_ENV: "production" } };
    expect((await choose({ state: "TX" }, production)).cookie).toBe(
      `state=TX; Path=/; Max-Age=${WEEK}; Domain=ace.example; SameSite=Lax; Secure`,
    );
    expect((await choose({ state: "TX" })).cookie).not.toContain("Domain");
    const elsewhere = { ...HOST, host: "ace.elsewhere.test" };
    expect((await choose({ state: "TX" }, production, elsewhere)).cookie).not.toContain("Domain");
  });

  it.each([{}, { state: "" }, { state: "undefined" }, { state: "Atlantis" }, { state: 7 }, "{"])(
    "refuses %j",
    async (body) => {
      expect(await choose(body)).toMatchObject({ status: 400, cookie: null });
    },
  );
});
