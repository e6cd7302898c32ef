import { afterEach, describe, expect, test, vi } from "vitest";
import { createContentClient } from "../client/create-content-client.ts";
import { ContentLookupError } from "../errors.ts";
import type { ContentClientOptions } from "../client/options.ts";
import { answers, contentServer, type ContentServer, pageEntry } from "../testing/content-server.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const found = () => Response.json({ data: { entry: null } });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response("busy", { status: code, headers });

async function lookUp(server: ContentServer, changes: Partial<ContentClientOptions> = {}) {
  const waits: number[] = [];
  const client = createContentClient({
    url: "https://cms.example/api",
    site: "ace",
    craft: 5,
    blocks: [],
    fetch: server.fetch,
    token: "s3cret",
    now: () => NOW,
    sleep: async (ms) => void waits.push(ms),
    ...changes,
  });
  const error = await client
    .page({ slug: "home", blog: false, previewToken: "draft1" })
    .catch((reason: unknown) => reason);
  return { error, waits, calls: server.received.length };
}

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const fetchFailed = () => {
  throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:4000") });
};

afterEach(() => vi.restoreAllMocks());

describe("a lookup that fails", () => {
  test.each<[string, () => Response, string, number | null]>([
    ["status 200 with errors", json({ errors: [{ message: "Cannot query field" }] }), "Cannot query field", 200],
    ["errors beside data", json({ data: { entry: null }, errors: [{ message: "Half of it" }] }), "Half of it", 200],
    [
      "status 400 with errors",
      json({ errors: [{ message: "Invalid Authorization header" }] }, { status: 400 }),
      "Invalid Authorization header",
      400,
    ],
    ["status 403", () => new Response("<h1>No</h1>", { status: 403 }), "It answered status 403", 403],
    ["status 500 with JSON of another kind", json({ oops: true }, { status: 500 }), "It answered status 500", 500],
    [
      "a page of HTML",
      () => new Response("<html>", { headers: { "content-type": "text/html" } }),
      "not a GraphQL answer",
      null,
    ],
    [
      "broken JSON",
      () => new Response('{"data":', { headers: { "content-type": "application/json" } }),
      "not a GraphQL answer",
      null,
    ],
    [
      "an empty body",
      () => new Response("", { headers: { "content-type": "application/json" } }),
      "not a GraphQL answer",
      null,
    ],
    ["a list", json([]), "not a GraphQL answer", null],
    ["data without an entry", json({ data: {} }), "no entry in the documented form", null],
    ["no data", json({ data: null }), "not a GraphQL answer", null],
    ["an entry that is a text", json({ data: { entry: "home" } }), "no entry in the documented form", null],
    ["nothing at all", fetchFailed, "could not be reached (connect ECONNREFUSED 127.0.0.1:4000)", null],
  ])("with %s is one typed error that says what, why and what to do [ERR-011]", async (_name, answer, why, code) => {
    const { error } = await lookUp(answers(answer));

    expect(error).toBeInstanceOf(ContentLookupError);
    expect(error).toMatchObject({ code: 40403, status: code });
    expect(String(error)).toContain('did not answer the lookup of "home" on site "ace".');
    expect(String(error)).toContain(why);
    expect(String(error)).toMatch(/Check the content address.*log\.$/);
  });

  test("never says a token, wherever the answer repeats it [ERR-011]", async () => {
    const { error } = await lookUp(
      answers(json({ errors: [{ message: "Bad token s3cret at ?token=draft1\nBearer s3cret" }] }, { status: 401 })),
    );

    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/s3cret|draft1/);
    expect(String(error)).not.toContain("\n");
    expect(error).not.toHaveProperty("cause");
  });

  test("is over when the time is [ERR-011]", async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    const { error } = await lookUp({ fetch: never, received: [] }, { timeoutMs: 5 });

    expect(String(error)).toContain("It gave no answer in time");
  });
});

test("a page's query has its whole time, however long the schema took before it [ERR-011]", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  const server = contentServer({ entries: [pageEntry(5)] });
  let clock = 0;
  const slow: typeof fetch = async (input, init) => {
    if (!String(init?.body).includes("__schema")) return server.fetch(input, init);
    clock += 2500;
    throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
  };
  await lookUp({ ...server, fetch: slow }, { timeoutMs: 5000, elapsed: () => clock });

  expect(server.received.map(({ query }) => /query (\w+)/.exec(query)?.[1])).toEqual(["PageLookup", "Page"]);
  expect(limits.mock.calls).toEqual([[5000], [2500], [5000]]);
});

describe("a connection that the other side closed while it was kept", () => {
  const closed = (code: string) => () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("other side closed"), { code }) });
  };

  test.each(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"])("costs one more try, at once (%s)", async (code) => {
    const { waits, calls, error } = await lookUp(answers(closed(code), found));
    expect([waits, calls]).toEqual([[0], 2]);
    expect(error).toMatchObject({ code: 40401 });
  });

  test("is a failure the second time", async () => {
    const { calls, error } = await lookUp(answers(closed("ECONNRESET")));
    expect(calls).toBe(2);
    expect(error).toMatchObject({ code: 40403, message: expect.stringContaining("other side closed") });
  });

  test("is not what a refused one is", async () => {
    expect((await lookUp(answers(closed("ECONNREFUSED"), found))).calls).toBe(1);
  });
});

test("an answer that does not end is read no further than 10 MB", async () => {
  let sent = 0;
  const endless = () =>
    new Response(new ReadableStream({ pull: (to) => (to.enqueue(new Uint8Array(65_536)), void (sent += 65_536)) }), {
      headers: { "content-type": "application/json" },
    });
  const { error } = await lookUp(answers(endless));

  expect(String(error)).toContain("The body is longer than 10485760 bytes");
  expect(sent).toBeLessThan(11 * 1024 * 1024);
});

describe("an API that is busy", () => {
  test.each([429, 503])("with status %i is asked again when it says", async (code) => {
    const { waits, calls, error } = await lookUp(answers(status(code, { "retry-after": "2" }), found));

    expect(waits).toEqual([2000]);
    expect(calls).toBe(2);
    expect(error).toMatchObject({ code: 40401 });
  });

  test("may say when as a date, one in the past meaning now", async () => {
    const at = (ms: number) => status(503, { "retry-after": new Date(NOW + ms).toUTCString() });
    expect((await lookUp(answers(at(3000), at(-60_000), found))).waits).toEqual([3000, 0]);
  });

  test("is asked twice more and no oftener", async () => {
    const { waits, calls, error } = await lookUp(answers(status(429, { "retry-after": "1" })));

    expect(waits).toEqual([1000, 1000]);
    expect(calls).toBe(3);
    expect(error).toMatchObject({ code: 40403, status: 429 });
  });

  test.each<Record<string, string>>([
    {},
    { "retry-after": "" },
    { "retry-after": "soon" },
    { "retry-after": "4" },
    { "retry-after": "-1" },
  ])("is not waited for with %j: a visitor is waiting", async (headers) => {
    const { waits, calls } = await lookUp(answers(status(503, headers), found));
    expect([waits, calls]).toEqual([[], 1]);
  });

  test.each([500, 502, 404, 401])("is not what status %i says", async (code) => {
    expect((await lookUp(answers(status(code, { "retry-after": "1" }), found))).calls).toBe(1);
  });
});
