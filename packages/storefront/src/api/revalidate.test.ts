import { describe, expect, it } from "vitest";
import { isMissing, processLookups, rememberMissing } from "@courseway/site-content";
import { HttpError } from "./endpoint.ts";
import { handleRevalidate } from "./revalidate.ts";
import { createTestApi, jsonResponse } from "./testing/test-api.ts";

const send = async (headers: Record<string, string>, body: string, secret: string | undefined = "s3cret") => {
  const invalidated: string[] = [];
  const request = new Request("https://ace.example/api/revalidate/", { method: "POST", headers });
  try {
    const response = await handleRevalidate(
      { request, body },
      {
        secret: secret === "" ? undefined : secret,
        invalidate: (tag) => void invalidated.push(tag),
      },
    );
    return { status: response.status, invalidated };
  } catch (error) {
    return { status: error instanceof HttpError ? error.status : 0, invalidated };
  }
};
const good = { "x-revalidate-secret": "s3cret" };

describe("the publish webhook", () => {
  it("renews one page, or the whole site", async () => {
    expect(await send(good, '{"slug":"real-estate--arizona"}')).toEqual({
      status: 200,
      invalidated: ["page:real-estate--arizona"],
    });
    expect(await send(good, "")).toEqual({ status: 200, invalidated: ["courseway"] });
  });

  it("answers a delivery that comes twice as the first time, so that a failed one may be sent again", async () => {
    const request = new Request("https://ace.example/api/revalidate/", { method: "POST", headers: good });
    const deliver = () =>
      handleRevalidate({ request, body: '{"slug":"a"}' }, { secret: "s3cret", invalidate: () => undefined });
    const answers = [await deliver(), await deliver()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of answers) expect(await answer.text()).toBe('{"revalidated":"page:a"}');
  });

  it("refuses a wrong, a missing and an unconfigured secret", async () => {
    expect(await send({ "x-revalidate-secret": "s3cre" }, "{}")).toEqual({ status: 401, invalidated: [] });
    expect(await send({}, "{}")).toEqual({ status: 401, invalidated: [] });
    expect(await send(good, "{}", "")).toEqual({ status: 503, invalidated: [] });
  });

  it("is asked by its secret alone, from anywhere and in any type", async () => {
    const { ask } = createTestApi(() => jsonResponse({}));
    const headers = { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" };
    expect((await ask("revalidate/", { method: "POST", headers, body: "{}" })).status).toBe(401);
  });

  it("says what is wrong with a malformed body", async () => {
    expect(await send(good, "{")).toEqual({ status: 400, invalidated: [] });
    expect(await send(good, '{"slug":7}')).toEqual({ status: 400, invalidated: [] });
  });

  it.each([
    ['{"slug":"a"}', [false, true]],
    ["{}", [false, false]],
  ])(
    "%s makes this process ask for the page at once, though its lookup failed or found nothing",
    async (body, stored) => {
      const { failed } = processLookups();
      for (const slug of ["a", "b"]) {
        failed.set(slug, { at: 0, failure: ["The content API is down."] });
        rememberMissing(slug, 0);
      }
      expect((await send(good, body)).status).toBe(200);
      expect(["a", "b"].map((slug) => failed.has(slug))).toEqual(stored);
      expect(["a", "b"].map((slug) => isMissing(slug, 1))).toEqual(stored);
    },
  );
});
