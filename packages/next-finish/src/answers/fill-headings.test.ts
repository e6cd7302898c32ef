import http from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeAnswer } from "./change-answer.ts";
import { fillsHeading, headingChange, SLOTS_HEADERS, fillSlots } from "./fill-headings.ts";
import { HEADING_SLOT } from "../heading-text.ts";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { scriptJson } from "../start/page-file.ts";

const PAGE = `<!DOCTYPE html><h1>${HEADING_SLOT}</h1>`;

/** Answers as Next does behind a proxy that sends each request for a heading to the page with places. */
const server = http.createServer((request, response) => {
  const change = headingChange(request);
  if (change !== null) changeAnswer(request, response, change);
  const headers = new Headers({ "x-courseway-fills-headings": String(request.headers["x-courseway-fills-headings"]) });
  response.setHeader("vary", "origin");
  response.setHeader("etag", '"of-the-page-with-places"');
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (!fillsHeading(headers) || request.url?.startsWith("/missing")) return response.end("as everybody sees it");
  for (const [name, value] of Object.entries(SLOTS_HEADERS)) response.setHeader(name, value);
  response.setHeader("x-asked-with", request.headers["if-none-match"] ?? "nothing");
  response.setHeader("content-length", Buffer.byteLength(PAGE));
  if (request.url?.startsWith("/whole")) return response.end(request.method === "HEAD" ? undefined : PAGE);
  response.write(PAGE.slice(0, 20));
  response.write(Buffer.from(PAGE.slice(20)));
  return response.end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

const ask = (path: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
  new Promise<{ bytes: Buffer; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    http
      .request({ port, host: "127.0.0.1", method, headers, path }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve({ bytes: Buffer.concat(chunks), headers: answer.headers }));
      })
      .once("error", reject)
      .end();
  });
const fetchText = async (path: string, headers: http.OutgoingHttpHeaders = {}) =>
  String((await ask(path, headers)).bytes);

it.each(["/whole/", "/in-parts/"])("puts the request's heading into the places of %s [RT-045]", async (path) => {
  expect(await fetchText(`${path}?hlText=Tea-%26-<b>`)).toBe("<!DOCTYPE html><h1>Tea &amp; &lt;b&gt;</h1>");
  expect(await fetchText(`${path}?hlText=Another`)).toBe("<!DOCTYPE html><h1>Another</h1>");
});

it("compresses it for clients that accept gzip", async () => {
  const { bytes, headers } = await ask("/whole/?hlText=Hello", { "accept-encoding": "br, gzip" });
  expect(String(gunzipSync(bytes))).toBe("<!DOCTYPE html><h1>Hello</h1>");
  expect([headers["content-encoding"], headers.vary]).toEqual(["gzip", "origin, Accept-Encoding"]);
});

it("says nothing of the page with places: no validator, no length, nothing to keep", async () => {
  const { headers } = await ask("/whole/?hlText=Hello", { "if-none-match": '"of-the-page-with-places"' });
  expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-asked-with": "nothing" });
  for (const name of ["etag", "content-length", "x-courseway-heading-places"]) expect(headers).not.toHaveProperty(name);
});

it("answers HEAD without a body", async () => {
  expect((await ask("/whole/?hlText=Hello", {}, "HEAD")).bytes).toHaveLength(0);
});

it("leaves an answer without places alone", async () => {
  const { bytes, headers } = await ask("/missing/?hlText=Hello", { "accept-encoding": "gzip" });
  expect([String(bytes), headers.etag]).toEqual(["as everybody sees it", '"of-the-page-with-places"']);
});

it.each([
  ["no heading is asked for", "/whole/", {}],
  ["the page has to be rendered for the request", "/whole/?hlText=A&token=abc", {}],
  ["a visitor makes the header up", "/whole/", { "x-courseway-fills-headings": "1" }],
])("promises nothing where %s", async (_case, path, headers) => {
  expect(await fetchText(path, headers)).toBe("as everybody sees it");
});

const HASHED = `<script>self.__next_f.push([1,"${HEADING_SLOT}"])</script>`;

/** A page as React and the host write it with a heading. */
const pageWith = (heading: string): Buffer =>
  Buffer.from(
    `<!DOCTYPE html>${renderToStaticMarkup(
      createElement(
        "main",
        { title: `About ${heading}` },
        createElement("script", {
          type: "application/ld+json",
          dangerouslySetInnerHTML: { __html: scriptJson({ name: `All of ${heading}` }) },
        }),
        createElement("h1", null, heading),
        "é".repeat(5000),
        createElement("p", null, heading, createElement("b", null, heading)),
      ),
    )}${HASHED}`,
  );

const stored = String(pageWith(HEADING_SLOT));
const heading = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("</script><script>", "$&$1`'\"", "]]><!--", "\\u003c\\"))
  .filter((text) => !text.includes(HEADING_SLOT));

describe("a page with placeholders", () => {
  it("is, filled with any text, the very page that React writes with it, and nothing in it is markup [RT-045]", () => {
    fc.assert(
      fc.property(heading, (text) => {
        expect(fillSlots(stored, text)).toBe(pageWith(text).toString());
      }),
    );
  });

  it("stays as it is without a place", () => {
    expect(fillSlots("<p>plain</p>", "a")).toBe("<p>plain</p>");
  });
});
