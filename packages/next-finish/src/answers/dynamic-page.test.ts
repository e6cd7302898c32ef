import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeAnswer } from "./change-answer.ts";
import { nextDocument, startMark } from "../testing/next-page.ts";
import { createDynamicChange, dynamicPageHeaders, withoutNonceScripts } from "./dynamic-page.ts";

const NONCE = "bm9uY2U=";

/** A document as Next writes it for a request with a nonce. */
const withNonces = (html: string): string =>
  html.replaceAll(
    /<script(?! data-start| type| nonce)|<link rel="(?:preload" as="script"|stylesheet")/gu,
    `$& nonce="${NONCE}"`,
  );

const STYLES = `<style nonce="${NONCE}">#main a{color:red}</style>`;
const JSON_LD = '<script type="application/ld+json">{"name":"nonce"}</script>';
const page = (body = "<p>Text</p>"): string => withNonces(nextDocument({ head: startMark("idle"), body }));

it("a page for one request keeps none of Next's scripts and data, and all else", () => {
  const html = withoutNonceScripts(page(`<p>Text</p>${STYLES}${JSON_LD}`), NONCE);
  const scripts = [...html.matchAll(/<script([^<>]*)>/gu)].map(([, attributes = ""]) => attributes.split("=", 1)[0]);
  expect(scripts).toEqual([" data-start", " type"]);
  expect(html).not.toMatch(/__next_f|as="script"/u);
  expect(html).toContain(`<p>Text</p>${STYLES}${JSON_LD}`);
  expect(html).toMatch(/<link rel="stylesheet" [^<>]*data-precedence="next"\/>.*<\/body><\/html>$/su);
});

it("data that Next wrote between two parts of the page leaves it, too", () => {
  const part = `<script nonce="${NONCE}">self.__next_f.push([1,"0"])</script>`;
  expect(withoutNonceScripts(page(`<p>a</p>${part}<p>b</p>`), NONCE)).toContain("<p>a</p><p>b</p>");
});

it("a script with another nonce stays, for the policy to refuse", () => {
  const forged = '<script nonce="forged">steal()</script>';
  expect(withoutNonceScripts(page(forged), NONCE)).toContain(forged);
});

it("a page that our script does not start, as Next's own for an error, stays as it is", () => {
  const error = withNonces(nextDocument());
  expect(withoutNonceScripts(error, NONCE)).toBe(error);
});

const server = http.createServer((request, response) => {
  changeAnswer(request, response, createDynamicChange);
  const headers = request.url === "/live/" ? dynamicPageHeaders(NONCE) : {};
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
  const html = page();
  response.write(html.slice(0, 300));
  response.end(html.slice(300));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

it("is sent so, while nothing tells the visitor, and every other page goes as it is", async () => {
  const { port } = server.address() as AddressInfo;
  const [current, other] = await Promise.all(
    ["live", "other"].map((path) => fetch(`http://127.0.0.1:${port}/${path}/`)),
  );
  expect(await current?.text()).toBe(withoutNonceScripts(page(), NONCE));
  expect(current?.headers.get("cache-control")).toBe("private, no-store");
  expect(current?.headers.has("x-courseway-live-page")).toBe(false);
  expect(await other?.text()).toBe(page());
});
