import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse } from "./testing/test-api.ts";

const ask = async (respond: Respond, headers: Readonly<Record<string, string>> = {}) => {
  const { ask: send, sent, events } = createTestApi(respond);
  const response = await send("user-sync/", { method: "POST", headers });
  const cached = response.headers.get("cache-control");
  return { status: response.status, body: (await response.json()) as unknown, cached, sent, events };
};

describe("the user-sync endpoint", () => {
  it("passes the visitor's own cookies on and answers the chat's token alone [API-030, API-031]", async () => {
    const user = { success: true, data: { initials: "AN", adaToken: "ada-1", email: "needle@example.com" } };
    const { body, cached, sent } = await ask(() => jsonResponse(user), { cookie: "session=1; state=TX" });
    expect([body, cached]).toEqual([{ adaToken: "ada-1" }, "no-store"]);
    expect(sent[0]?.url.search).toBe("?fields=initials%2CadaToken&platform=WEB");
    expect([sent[0]?.headers.get("cookie"), sent[0]?.headers.get("authorization")]).toEqual([
      "session=1; state=TX",
      "Bearer needle-commerce",
    ]);
  });

  it.each([
    ["for a visitor who is not signed in", () => jsonResponse({ success: false, data: null })],
    ["when the service fails", () => jsonResponse({ message: "needle" }, 500)],
  ])("has no token %s [API-031]", async (_, respond) => {
    expect(await ask(respond)).toMatchObject({ status: 200, body: { adaToken: null } });
  });

  it("warns when the token could not be had [ERR-004, ERR-009]", async () => {
    const { events } = await ask(() => jsonResponse({}, 500));
    expect(events).toMatchObject([{ level: "warn", message: expect.stringContaining("Failed to get ada token") }]);
  });
});
