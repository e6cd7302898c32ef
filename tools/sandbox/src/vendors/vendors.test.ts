import { describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${sandbox.url}${path}`, { headers });

describe("the vendors' stand-ins", () => {
  it("rate a brand, and a product without a score", async () => {
    const brand = await get("/reviews/v1/business-units/find?name=ace.example", { apikey: "k" });
    expect(await brand.json()).toMatchObject({ score: { trustScore: 4.6 }, numberOfReviews: { total: 1284 } });
    const product = await (
      await get("/reviews/v1/product-reviews/business-units/b?sku=re-az-basic", { apikey: "k" })
    ).json();
    expect(product).toMatchObject({ starsAverage: 4.7, numberOfReviews: { total: 112 } });
    expect(product).not.toHaveProperty("score");
    expect((await get("/reviews/v1/product-reviews/business-units/b?sku=unknown-1", { apikey: "k" })).status).toBe(404);
    expect((await get("/reviews/v1/business-units/find?name=ace.example")).status).toBe(401);
  });

  it("show a referral link from the second call on, and put the ambassador into the outbox once", async () => {
    const call = () =>
      sandbox.post(
        "/referral/api/v2/courseway/token/json/ambassador/get/",
        { email: "amb@example.com", add_to_group_id: "33" },
        { authorization: "Token t" },
      );
    const links = async () => (await (await call()).json()).response.data.ambassador.campaign_links;
    expect(await links()).toEqual([]);
    expect((await links())[0]).toMatchObject({ campaign_uid: "33113", url: expect.stringMatching(/^https:/) });
    const { messages } = await (await get("/outbox", { accept: "application/json" })).json();
    expect(messages.filter(({ kind }: { kind: string }) => kind === "referral")).toHaveLength(1);
  });

  it("know an ambassador after a restart", async () => {
    const path = "/referral/api/v2/courseway/token/json/ambassador/get/";
    const call = async () =>
      (await sandbox.post(path, { email: "old@example.com" }, { authorization: "Token t" })).json();
    await call();
    await sandbox.restart();
    expect((await call()).response.data.ambassador.campaign_links[0]).toMatchObject({ campaign_uid: "33113" });
    const { messages } = await (await get("/outbox", { accept: "application/json" })).json();
    expect(messages.filter(({ email }: { email: string }) => email === "old@example.com")).toHaveLength(1);
  });

  it("refuse with a code inside an answer of status 200", async () => {
    const path = "/referral/api/v2/courseway/token/json/ambassador/get/";
    const answer = await sandbox.post(path, { email: "inside@example.com" }, { authorization: "Token t" });
    expect([answer.status, (await answer.json()).response.code]).toEqual([200, "400"]);
  });

  it("refuse a bad address and a missing token in the vendor's shape", async () => {
    const path = "/referral/api/v2/courseway/token/json/ambassador/get/";
    expect(await (await sandbox.post(path, { email: "x" }, { authorization: "Token t" })).json()).toEqual({
      response: { code: "400", message: "BAD REQUEST", errors: { error: ["email is invalid"] } },
    });
    expect((await sandbox.post(path, { email: "a@example.com" })).status).toBe(401);
  });

  it("describe a video, or fail in plain text", async () => {
    const bearer = { authorization: "Bearer t" };
    expect(await (await get("/video/v1/medias/abc.json", bearer)).json()).toMatchObject({
      hashed_id: "abc",
      duration: 95.2,
    });
    const busy = await get("/video/v1/medias/busy1.json", bearer);
    expect([busy.status, busy.headers.get("retry-after"), await busy.text()]).toEqual([429, "2", "Too many requests"]);
    expect((await get("/video/v1/medias/missing.json", bearer)).status).toBe(404);
  });

  it("list jobs with departments only when their content is asked for", async () => {
    const full = await (await get("/jobs/v1/boards/courseway/jobs?content=true")).json();
    const short = await (await get("/jobs/v1/boards/courseway/jobs")).json();
    expect(full.jobs[0]).toMatchObject({
      location: { name: "Remote, United States" },
      departments: [{ name: "Content" }],
    });
    expect(full.jobs.at(-2).departments).toEqual([]);
    expect(full.jobs.at(-1)).not.toHaveProperty("departments");
    expect(short.jobs[0]).not.toHaveProperty("departments");
  });

  it("tell the state and the address", async () => {
    expect(await (await get("/whereami?state=TX")).json()).toMatchObject({ stateabbr: "TX" });
    expect(await (await get("/ip", { "x-forwarded-for": "203.0.113.9, 10.0.0.1" })).text()).toBe("203.0.113.9");
  });

  it("give the customer-data script on a brand's own proxy, too [AN-004]", async () => {
    const proxied = await get("/vendors/t.ids.example/analytics.js/v1/k/analytics.min.js");
    expect(await proxied.text()).toContain("setAnonymousId");
    await fetch(`${sandbox.url}/vendors`, { method: "DELETE" });
  });

  it("give each third party's script, take what it sends from any page, and show both until they are forgotten [AN-001]", async () => {
    const script = await get("/vendors/cdn.segment.com/analytics.js/v1/k/analytics.min.js", {
      referer: "http://a.test/",
    });
    expect([script.headers.get("content-type"), await script.text()]).toEqual([
      expect.stringContaining("javascript"),
      expect.stringContaining("setAnonymousId"),
    ]);
    const sent = await fetch(`${sandbox.url}/vendors/api.segment.io/v1/track`, {
      method: "POST",
      body: JSON.stringify({ type: "track", event: "CTA Clicked", page: "http://a.test/b/" }),
    });
    expect(sent.headers.get("access-control-allow-origin")).toBe("*");
    const asked = await fetch(`${sandbox.url}/vendors/api.segment.io/v1/track`, {
      method: "OPTIONS",
      headers: { "access-control-request-headers": "x-visit", "access-control-request-method": "POST" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-headers")]).toEqual([204, "x-visit"]);
    const contacts = async () => (await (await get("/vendors", { accept: "application/json" })).json()).contacts;
    expect(await contacts()).toMatchObject([
      { host: "api.segment.io", kind: "event", name: "CTA Clicked", page: "http://a.test/b/" },
      { host: "cdn.segment.com", kind: "script", name: "analytics.js/v1/k/analytics.min.js" },
    ]);
    const ofPage = await get("/vendors?page=http://a.test/b", { accept: "application/json" });
    expect((await ofPage.json()).contacts).toMatchObject([{ name: "CTA Clicked" }]);
    expect(await (await get("/vendors")).text()).toContain("CTA Clicked");
    await fetch(`${sandbox.url}/vendors`, { method: "DELETE" });
    expect(await contacts()).toEqual([]);
  });

  it("show widgets' frames, answer the help center, and say of themselves that they are samples", async () => {
    const text = async (path: string) => (await get(`/vendors/${path}`)).text();
    expect(await text("widget.trustpilot.com/trustboxes/t/index.html?name=Arizona")).toContain("sample reviews");
    expect(await text("ids.ada.support/chat")).toContain("sample conversation");
    expect(await text("app.agolix.com/assessment/7")).toContain("sample quiz, number 7");
    expect(await text("fast.wistia.net/embed/iframe/abc")).toContain("Sample video");
    expect(await text("ids.gladly.com/answers/sample/ids")).toContain("Sample answer");
    for (const [host, sign] of [
      ["widget.trustpilot.com", "loadFromElement"],
      ["js.hsforms.net", "hbspt"],
      ["cdn.commoninja.com", "CommonNinja"],
      ["cdn.gladly.com", "gladlyHCConfig"],
    ])
      expect(await text(`${host}/a.js`)).toContain(sign);
    const { contacts } = await (await get("/vendors", { accept: "application/json" })).json();
    expect(new Set(contacts.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["script", "frame", "answer"]));
    await fetch(`${sandbox.url}/vendors`, { method: "DELETE" });
  });

  it("of which one that is broken leaves the record readable", async () => {
    await sandbox.post("/faults/vendors", { status: 503 });
    expect((await get("/vendors/cdn.segment.com/a.js")).status).toBe(503);
    expect((await get("/vendors")).status).toBe(200);
  });
});
