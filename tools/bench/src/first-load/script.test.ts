import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { listNames, toScript, listScripts, sumSizes } from "./script.ts";

test("lists each script that a modern browser loads once", () => {
  const html = `<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>
    <script>inline()</script><script src="/_next/b.js"></script><script async src="/_next/a.js"></script>`;
  expect(listScripts(html)).toEqual(["a.js", "b.js"]);
});

test("weighs a script as a server that packs it best sends it", () => {
  const body = Buffer.from("const a = 1;".repeat(100));
  const script = toScript("http://localhost:1/_next/static/chunks/a.js?v=1", body);
  expect(script).toMatchObject({ name: "a.js", gzip: gzipSync(body, { level: 9 }).length });
  expect(gunzipSync(gzipSync(script.text)).toString()).toBe(body.toString());
  expect(sumSizes([script, script])).toBe(2 * script.gzip);
});

test("tells what a chunk holds by the names it exports, not by the minifier's", () => {
  const text = `t.s(["BlocksProvider",0,function(){},"useOffer",0,n],81624)},e=>{e.s(["f",0,l,"T",0,p])}`;
  expect(listNames(text)).toEqual(["BlocksProvider", "useOffer"]);
});
