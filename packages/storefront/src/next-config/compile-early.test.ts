import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import { compileEarly, withLargeModulesCompiled } from "./compile-early.ts";

const WORDS = `"${"words ".repeat(3000)}"`;
const chunkOf = (...modules: string[]): string =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,${modules.map((text, id) => `${id},${text}`).join(",")}]);`;
const small = 'e=>{e.v="small"}';
const large = (more = "") => `(e,t,n)=>{"use strict";${more}e.v=${WORDS}}`;

test("large modules of a chunk stand in parentheses, small ones and all else as before", () => {
  const regexp = "let one=/[)}]=>{/g;";
  expect(withLargeModulesCompiled(chunkOf(small, large(regexp), small, `function(e){e.v=${WORDS}}`))).toBe(
    chunkOf(small, `(${large(regexp)})`, small, `(function(e){e.v=${WORDS}})`),
  );
});

test.each([
  ["has small modules alone", chunkOf(small, small)],
  ["was written so before", chunkOf(`(${large()})`)],
  ["is none of Turbopack's", `!function(){window.v=${WORDS}}()`],
  ["has no modules", "globalThis.TURBOPACK=[];"],
])("a script that %s stays", (_, text) => {
  expect(withLargeModulesCompiled(text)).toBe(text);
});

/** What a page that loads the script gets: what its modules give. */
function run(text: string): readonly unknown[] {
  const pushed: unknown[][] = [];
  runInNewContext(text, { TURBOPACK: { push: (list: unknown[]) => pushed.push(list) }, document: {} });
  return (pushed[0] ?? []).flatMap((module) => {
    if (typeof module !== "function") return [];
    const exports: { v?: unknown } = {};
    module(exports);
    return [exports.v];
  });
}

test("a browser gets the same modules from it", () => {
  const text = chunkOf(small, large(), small);
  expect(run(withLargeModulesCompiled(text))).toEqual(run(text));
  expect(run(text)).toHaveLength(3);
});

test("a build's chunks are written anew but one that cannot be read, and each manifest says their new integrity", () => {
  const build = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  const integrityOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const chunks = {
    "static/chunks/a.js": chunkOf(large()),
    "static/chunks/b.js": chunkOf(small),
    "static/chunks/c.js": chunkOf(large("of newer syntax;")),
  };
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const manifest = JSON.stringify(
    Object.fromEntries(Object.entries(chunks).map(([file, text]) => [file, integrityOf(text)])),
  );
  const manifests = [
    "server/subresource-integrity-manifest.json",
    "server/subresource-integrity-manifest.js",
    "server/app/[[...path]]/page/subresource-integrity-manifest.json",
  ];
  const read = (file: string) => readFileSync(join(build, file), "utf8");
  for (const [file, text] of [...Object.entries(chunks), ...manifests.map((file) => [file, manifest] as const)]) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), text);
  }

  compileEarly(build);
  expect(read("static/chunks/a.js")).toBe(chunkOf(`(${large()})`));
  for (const file of manifests)
    expect(JSON.parse(read(file))).toEqual({
      "static/chunks/a.js": integrityOf(read("static/chunks/a.js")),
      "static/chunks/b.js": integrityOf(chunks["static/chunks/b.js"]),
      "static/chunks/c.js": integrityOf(chunks["static/chunks/c.js"]),
    });
  expect(read("static/chunks/c.js")).toBe(chunks["static/chunks/c.js"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/c\.js is compiled only as it runs.*Unexpected token/u),
  );
});
