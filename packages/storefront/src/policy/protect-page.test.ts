import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { protectPage, readIntegrity } from "./protect-page.ts";

const HTML =
  '<html><body><p>a</p><script id="_R_">(globalThis["T"] || (globalThis["T"] = [])).push({});</script><script>self.__next_f.push([0])</script></body></html>';
const render = (html = HTML) => ({ kind: "APP_PAGE", html, headers: { "x-next-cache-tags": "a" } });

it("writes a page's sources into the very value that Next sends its first visitor", () => {
  const page = render();
  protectPage(page, "/a", {}, vi.fn());
  expect(page.headers).toMatchObject({
    "x-next-cache-tags": "a",
    "x-courseway-page-scripts": expect.stringMatching(/^'sha256-\S+' 'sha256-\S+' 'strict-dynamic'$/u),
    "x-courseway-page-styles": "",
  });
});

it("leaves a page alone that comes again", () => {
  const page = render();
  protectPage(page, "/a", {}, vi.fn());
  const once = structuredClone(page);
  protectPage(page, "/a", {}, vi.fn());
  expect(page).toEqual(once);
});

it("reports a script that is none of the site's", () => {
  const report = vi.fn();
  protectPage(render(HTML.replace("<p>", "<script>steal()</script><p>")), "/a", {}, report);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ level: "warn", message: expect.stringContaining("<script>steal()</script>") }),
  );
});

it("reads what the build says of its scripts, and knows nothing where it says nothing", () => {
  const folder = mkdtempSync(join(tmpdir(), "integrity-"));
  expect(readIntegrity(folder)).toBeNull();
  writeFileSync(join(folder, "subresource-integrity-manifest.json"), '{"static/a.js":"sha256-a"}');
  expect(readIntegrity(folder)).toEqual({ "static/a.js": "sha256-a" });
  rmSync(folder, { recursive: true });
});
