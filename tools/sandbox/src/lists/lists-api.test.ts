import { describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();
const subscribe = (email: string, listId = 94171, headers: Record<string, string> = {}) =>
  sandbox.post(
    "/lists/subscribe",
    { listId, type: "RE", brandId: "ACE", subscribers: [{ email, dataFields: { brandId: "ACE" } }] },
    headers,
  );

async function outbox() {
  const response = await fetch(`${sandbox.url}/outbox`, { headers: { accept: "application/json" } });
  return response.json();
}

describe("the mailing lists over HTTP", () => {
  it("takes a subscriber, a profile update and a referral and keeps them over a restart", async () => {
    const answer = await subscribe("ann@example.com");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ successCount: 1, failCount: 0 });
    await sandbox.post("/lists/users/update", { email: "bob@example.com", dataFields: {} });
    await sandbox.post("/referral/api/v2/shop/t/json/ambassador/get/", { email: "cy@example.com" });
    await sandbox.restart();
    const { messages } = await outbox();
    const kinds = messages.map(({ kind, email }: { kind: string; email: string }) => `${kind} ${email}`);
    expect(kinds).toEqual(["referral cy@example.com", "update bob@example.com", "subscribe ann@example.com"]);
    expect(messages[2]).toMatchObject({
      kind: "subscribe",
      email: "ann@example.com",
      about: "list 94171 (Real estate), type RE, brand ACE",
      detail: '{"brandId":"ACE"}',
    });
  });

  it("stores a call with an idempotency key once, over a restart too, and answers the second as the first", async () => {
    const before = (await outbox()).total;
    const key = { "idempotency-key": "key-1" };
    const first = await (await subscribe("dora@example.com", 94171, key)).json();
    await sandbox.restart();
    expect(await (await subscribe("dora@example.com", 94171, key)).json()).toEqual(first);
    expect((await outbox()).total).toBe(before + 1);
    await subscribe("dora@example.com", 94171, { "idempotency-key": "key-2" });
    await subscribe("dora@example.com");
    expect((await outbox()).total).toBe(before + 3);
  });

  it("plays a list that stores and then fails, with a status or without an answer", async () => {
    const before = (await outbox()).total;
    await sandbox.post("/faults/lists", { cut: "after", status: 500, times: 1 });
    expect((await subscribe("eve@example.com", 94171, { "idempotency-key": "key-3" })).status).toBe(500);
    await sandbox.post("/faults/lists", { cut: "after", times: 1 });
    await expect(subscribe("eve@example.com", 94171, { "idempotency-key": "key-3" })).rejects.toThrow("fetch failed");
    expect((await outbox()).total).toBe(before + 1);
  });

  it.each(["fail@example.com", "no-address"])(
    "answers 200 with a failure inside for %s and keeps nothing",
    async (email) => {
      const before = await outbox();
      const answer = await subscribe(email);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ successCount: 0, failCount: 1 });
      expect((await outbox()).total).toBe(before.total);
    },
  );

  it("answers 400 for an unknown list, a body of another shape and garbage, 401 for a bad key", async () => {
    const bad = await Promise.all([
      subscribe("ann@example.com", 1),
      sandbox.post("/lists/subscribe", { listId: 94171, subscribers: [] }),
      sandbox.post("/lists/subscribe", "not json"),
      sandbox.post("/lists/subscribe", {}, { "api-key": "invalid" }),
    ]);
    expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 401]);
  });

  it("keeps a profile update", async () => {
    const answer = await sandbox.post("/lists/users/update", {
      email: "ann@example.com",
      dataFields: { referral_link: "https://mbsy.example/a" },
    });
    expect(await answer.json()).toEqual({ msg: "", code: "Success", params: null });
    expect((await outbox()).messages[0]).toMatchObject({ kind: "update", email: "ann@example.com" });
  });

  it("loses and doubles none of 200 at once", async () => {
    const before = (await outbox()).total;
    await Promise.all(Array.from({ length: 200 }, (_, index) => subscribe(`a${index}@example.com`)));
    const { total, messages } = await outbox();
    expect(total - before).toBe(200);
    expect(new Set(messages.slice(0, 200).map(({ email }: { email: string }) => email)).size).toBe(200);
  });

  it("shows every one of them, a hundred to a page", async () => {
    const page = async (number: string) => (await fetch(`${sandbox.url}/outbox?page=${number}`)).text();
    const addresses = (html: string) => html.match(/\ba\d+@example\.com/g) ?? [];
    const [first, second] = [await page("1"), await page("2")];
    expect([addresses(first).length, addresses(second).length]).toEqual([100, 100]);
    expect(new Set([...addresses(first), ...addresses(second)]).size).toBe(200);
    expect(first).toContain('href="/outbox?page=2"');
    expect(await page("rubbish")).toEqual(first);
  });

  it("escapes what came in on its page", async () => {
    await sandbox.post("/lists/users/update", { email: "<script>@example.com", dataFields: {} });
    const html = await (await fetch(`${sandbox.url}/outbox`)).text();
    expect(html).toContain("&lt;script&gt;@example.com");
    expect(html).not.toContain("<script>@");
  });
});
