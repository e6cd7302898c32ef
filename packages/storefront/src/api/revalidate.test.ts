import { describe, expect, it } from "vitest";
import { Refusal } from "./refusal.ts";
import { answerRevalidate } from "./revalidate.ts";
import { runningCalls, says } from "./testing/running-calls.ts";

const call = async (headers: Record<string, string>, body: string, secret: string | undefined = "s3cret") => {
  const revoked: string[] = [];
  const request = new Request("https://ace.example/api/revalidate/", { method: "POST", headers });
  try {
    const response = await answerRevalidate(
      { request, body },
      { secret: secret === "" ? undefined : secret, revoke: (tag, slug) => void revoked.push(`${tag} ${slug}`) },
    );
    return { status: response.status, revoked };
  } catch (error) {
    return { status: error instanceof Refusal ? error.status : 0, revoked };
  }
};
const good = { "x-revalidate-secret": "s3cret" };

describe("the publish webhook", () => {
  it("renews one page, or the whole site", async () => {
    expect(await call(good, '{"slug":"real-estate--arizona"}')).toEqual({
      status: 200,
      revoked: ["page:real-estate--arizona real-estate--arizona"],
    });
    expect(await call(good, "")).toEqual({ status: 200, revoked: ["courseway null"] });
  });

  it("refuses a wrong, a missing and an unconfigured secret", async () => {
    expect(await call({ "x-revalidate-secret": "s3cre" }, "{}")).toEqual({ status: 401, revoked: [] });
    expect(await call({}, "{}")).toEqual({ status: 401, revoked: [] });
    expect(await call(good, "{}", "")).toEqual({ status: 503, revoked: [] });
  });

  it("is asked by its secret alone, from anywhere and in any type", async () => {
    const { ask } = runningCalls(() => says({}));
    const headers = { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" };
    expect((await ask("revalidate/", { method: "POST", headers, body: "{}" })).status).toBe(401);
  });

  it("says what is wrong with a malformed body", async () => {
    expect(await call(good, "{")).toEqual({ status: 400, revoked: [] });
    expect(await call(good, '{"slug":7}')).toEqual({ status: 400, revoked: [] });
  });
});
