import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestId } from "@courseway/observability/request";
import { tidyServerMessages } from "./server-messages.ts";

const ANSWERS: Readonly<Record<string, { readonly status: number; readonly life: string }>> = {
  "/moved": { status: 308, life: "" },
  "/failed": { status: 404, life: "s-maxage=300" },
  "/own": { status: 500, life: "no-store" },
  "/fresh": { status: 200, life: "public, max-age=5" },
};

const server = http.createServer((request, response) => {
  response.setHeader("x-middleware-rewrite", "/~live/a/");
  response.setHeader("x-courseway-page-version", "v1");
  response.setHeader("x-kept", "1");
  response.setHeader(
    "vary",
    request.url === "/packed" ? ["rsc, Next-Url", "Accept-Encoding"] : "rsc, next-router-prefetch",
  );
  response.setHeader("content-security-policy", "script-src 'own' 'page-scripts'; style-src-elem 'self' 'page-styles'");
  response.setHeader("x-courseway-page-scripts", "'sha256-a' 'strict-dynamic'");
  response.setHeader("x-told-headers", Object.keys(request.headers).join(" "));
  response.setHeader("x-told-address", String(request.headers["x-forwarded-for"]));
  response.setHeader("x-told-policy", request.headers["content-security-policy"] ?? "none");
  const special = ANSWERS[request.url ?? ""];
  if (special !== undefined) response.writeHead(special.status, { "cache-control": special.life });
  if (request.url === "/id")
    return setImmediate(() => response.end(`${requestId()} ${String(request.headers["x-request-id"])}`));
  return response.end(`${request.method} ${request.headers.range ?? "whole"}`);
});

beforeAll(async () => {
  tidyServerMessages({ TRUSTED_PROXIES: 0 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

const ask = (method: string, headers: http.OutgoingHttpHeaders = {}, path = "/") =>
  new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = http.request({ port, host: "127.0.0.1", method, headers, path }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    request.once("error", reject).end();
  });

it.each([
  ["GET", "GET"],
  ["POST", "POST"],
  ["TRACE", "PATCH"],
])("hands a %s request on as %s", async (method, handed) => {
  expect((await ask(method)).text).toBe(`${handed} whole`);
});

it("asks for no part of a file", async () => {
  expect((await ask("GET", { range: "bytes=999999-" })).text).toBe("GET whole");
});

it("tells no visitor which internal route answered, nor of which entry of the page cache", async () => {
  const { headers } = await ask("GET");
  expect([headers["x-middleware-rewrite"], headers["x-courseway-page-version"]]).toEqual([undefined, undefined]);
  expect(headers["x-kept"]).toBe("1");
});

it("tells an operator that Next answered", async () => {
  expect((await ask("GET")).headers["server-timing"]).toBe('cache;desc="next"');
});

it("keeps a well-formed id of the request's, tells it in the answer, and knows it in all that follows", async () => {
  const { text, headers } = await ask("GET", { "x-request-id": "edge-7f3a.0001" }, "/id");
  expect(text).toBe("edge-7f3a.0001 edge-7f3a.0001");
  expect(headers["x-request-id"]).toBe("edge-7f3a.0001");
});

it.each([undefined, "short", "a".repeat(65), "ann@example.com", 'id"} {"forged"', "two, three-four"])(
  "makes an id of its own in place of %j",
  async (given) => {
    const { text, headers } = await ask("GET", given === undefined ? {} : { "x-request-id": given }, "/id");
    expect(headers["x-request-id"]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u);
    expect(text).toBe(`${String(headers["x-request-id"])} ${String(headers["x-request-id"])}`);
  },
);

it("gives requests at one time an id each", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("GET", {}, "/id")));
  expect(new Set(answers.map(({ text }) => text.split(" ")[0]))).toHaveProperty("size", 20);
});

it("completes the policy with what the page out of the cache needs, and keeps that header to itself", async () => {
  const { headers } = await ask("GET");
  expect(headers["content-security-policy"]).toBe(
    "script-src 'own' 'sha256-a' 'strict-dynamic'; style-src-elem 'self'",
  );
  expect(headers["x-courseway-page-scripts"]).toBeUndefined();
});

it("drops the headers that only Next's router reads, and keeps the others", async () => {
  const router = { rsc: "1", "next-router-state-tree": "x", "next-router-prefetch": "1", "next-url": "/" };
  const segment = { "next-router-segment-prefetch": "/_tree", "next-hmr-refresh": "1", "x-kept": "yes" };
  const { headers } = await ask("GET", { ...router, ...segment });
  expect(String(headers["x-told-headers"]).split(" ").toSorted()).toEqual([
    "connection",
    "host",
    "x-forwarded-for",
    "x-kept",
    "x-request-id",
  ]);
});

it("varies its answers by nothing that it takes from no visitor", async () => {
  const [plain, packed] = [await ask("GET"), await ask("GET", {}, "/packed")];
  expect([plain.headers.vary, packed.headers.vary]).toEqual([undefined, "Accept-Encoding"]);
});

it("takes a visitor's address from the connection if there is no proxy in front", async () => {
  const { headers } = await ask("GET", { "x-forwarded-for": "203.0.113.7" });
  expect(headers["x-told-address"]).toBe("127.0.0.1");
});

it("takes no policy from a visitor, whose nonce Next would write into the page", async () => {
  const { headers } = await ask("GET", { "content-security-policy": "script-src 'nonce-abc'" });
  expect(headers["x-told-policy"]).toBe("none");
});

describe("a target that is no page's address", () => {
  it.each([
    "/about/.rsc",
    "/about.rsc?hlText=zz",
    "/.segments/_tree.segment.rsc",
    "/listing/?page=2.rsc",
    "/listing/?page=2#",
    "http://site.example/",
  ])("is answered 404 for nobody to keep, and Next is not asked: %s", async (target) => {
    const { status, text, headers } = await ask("GET", { "x-request-id": "edge-0001" }, target);
    expect([status, text, headers["cache-control"], headers["x-request-id"], headers["x-kept"]]).toEqual([
      404,
      "Not found\n",
      "private, no-store",
      "edge-0001",
      undefined,
    ]);
  });

  it.each(["/about/", "/about.rsc/", "/rsc", "/?q=.rsc&a"])("is not %s", async (target) => {
    expect((await ask("GET", {}, target)).text).toBe("GET whole");
  });
});

it.each([
  ["/moved", "private, no-store"],
  ["/failed", "private, no-store"],
  ["/own", "no-store"],
  ["/fresh", "public, max-age=5"],
])("lets no cache keep a redirect or a failure, and leaves the rest as it is: %s", async (path, life) => {
  expect((await ask("GET", {}, path)).headers["cache-control"]).toBe(life);
});
