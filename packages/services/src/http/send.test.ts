import { HttpError, type HttpRequest, createTransport } from "@courseway/http";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { underFault } from "../testing/under-fault.ts";
import { FAULTS, HUGE_BYTES } from "../testing/faults.ts";
import { json, serve } from "../testing/server.ts";
import { requestJson } from "./request.ts";

const schema = z.object({ ok: z.literal(true) });
const get = (url: string): HttpRequest => ({ service: "the test", method: "GET", url });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("The call should have failed.");
    },
    (error: unknown) => (error instanceof HttpError ? error : Promise.reject(error)),
  );

test.each(FAULTS)("$name: a read ends with an error of its kind, and only what may pass is tried again", (fault) =>
  underFault(fault, "read", async (fixture) => {
    const { kind, status } = fault;
    const error = await failure(requestJson(createTransport(fixture), get(fixture.url), schema));
    expect(error).toMatchObject({ kind, status });
  }),
);

test.each(FAULTS)("$name: a call that writes is never repeated", (fault) =>
  underFault(fault, "write", async (fixture) => {
    const { kind } = fault;
    const error = await failure(
      requestJson(createTransport(fixture), { ...get(fixture.url), method: "POST", json: {} }, schema),
    );
    expect(error.kind).toBe(kind);
  }),
);

describe("retries", () => {
  test("answers what the second try brings", async () => {
    let calls = 0;
    await using server = await serve((response, received) => {
      calls += 1;
      if (calls === 1) response.writeHead(503).end();
      else json({ ok: true })(response, received);
    });
    const transport = createTransport({ fetch, sleep: async () => undefined });
    expect(await requestJson(transport, get(server.url), schema)).toEqual({ ok: true });
  });

  test("does not wait for longer than the limit leaves", async () => {
    await using server = await serve((response) => void response.writeHead(429, { "retry-after": "60" }).end());
    const transport = createTransport({ fetch, sleep: () => Promise.reject(new Error("slept")) });
    expect(await failure(requestJson(transport, get(server.url), schema))).toMatchObject({ status: 429 });
    expect(server.requests).toHaveLength(1);
  });

  test("spreads its waits at random, the second twice as far", async () => {
    await using server = await serve((response) => void response.writeHead(502).end());
    const slept: number[] = [];
    const transport = createTransport({ fetch, random: () => 0.5, sleep: async (ms) => void slept.push(ms) });
    await failure(requestJson(transport, get(server.url), schema));
    expect(slept).toEqual([100, 200]);
  });
});

describe("limits", () => {
  test("gives later tries only what the earlier ones left", async () => {
    using timeout = vi.spyOn(AbortSignal, "timeout");
    await using server = await serve((response) => void response.writeHead(503).end());
    const clock = { now: 0 };
    const sleep = async () => void (clock.now += 400);
    await failure(
      requestJson(
        createTransport({ fetch, sleep, elapsed: () => clock.now, timeoutMs: 1000 }),
        get(server.url),
        schema,
      ),
    );
    expect(timeout.mock.calls).toEqual([[1000], [600], [200]]);
  });

  test.each([-3_600_000, 3_600_000])("are kept while the clock is put right by %j ms", async (jump) => {
    using timeout = vi.spyOn(AbortSignal, "timeout");
    await using server = await serve((response) => void response.writeHead(503).end());
    const clock = { now: Date.now(), elapsed: 0 };
    const sleep = async () => {
      clock.now += jump;
      clock.elapsed += 400;
    };
    const [now, elapsed] = [() => clock.now, () => clock.elapsed];
    await failure(
      requestJson(createTransport({ fetch, sleep, now, elapsed, timeoutMs: 1000 }), get(server.url), schema),
    );
    expect(timeout.mock.calls).toEqual([[1000], [600], [200]]);
  });

  test("gives up on a body that stops coming", async () => {
    await using server = await serve((response) => void response.writeHead(200).write('{"ok":'));
    const transport = createTransport({ fetch, timeoutMs: 60 });
    expect(await failure(requestJson(transport, get(server.url), schema))).toMatchObject({ kind: "timeout" });
  });

  test("reads no further than the size limit of a body that does not say its length", async () => {
    let taken = 0;
    const chunk = new Uint8Array(100_000);
    const endless: typeof fetch = async () =>
      new Response(
        new ReadableStream({
          pull: (stream) => {
            taken += chunk.length;
            stream.enqueue(chunk);
            if (taken >= HUGE_BYTES) stream.close();
          },
        }),
      );
    const error = await failure(requestJson(createTransport({ fetch: endless }), get("http://127.0.0.1/"), schema));
    expect(error.kind).toBe("too-large");
    expect(taken).toBeLessThan(1_500_000);
  });

  test("refuses a body whose stated length is over the limit without reading it", async () => {
    const headers = { "content-length": String(HUGE_BYTES) };
    const transport = createTransport({ fetch: async () => new Response("{}", { headers }) });
    expect(await failure(requestJson(transport, get("http://127.0.0.1/"), schema))).toMatchObject({
      kind: "too-large",
    });
  });
});

describe("messages", () => {
  test("name the call without its query, which may hold a key", async () => {
    await using server = await serve((response) => void response.writeHead(500).end());
    const error = await failure(
      requestJson(createTransport({ fetch }), get(`${server.url}/path?apikey=hidden`), schema),
    );
    expect(error.message).toContain(`GET ${server.url}/path`);
    expect(error.message).not.toContain("hidden");
  });

  test("say which variable is missing when there is no address, and no call is made", async () => {
    const transport = createTransport({ fetch: () => Promise.reject(new Error("called")) });
    const error = await failure(requestJson(transport, { ...get(""), url: null }, schema));
    expect(error).toMatchObject({ kind: "unconfigured", status: undefined });
  });
});
