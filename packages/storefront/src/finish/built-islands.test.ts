// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { builtIslands } from "./built-islands.ts";

/** As Turbopack of Next 16.4 packs `packages/blocks/src/islands.ts`. */
const LIST =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,' +
  '63192,a=>{a.v(s=>Promise.all(["static/chunks/builder.js","static/chunks/shared.js"].map(s=>a.l(s))).then(()=>s(58788)))},' +
  '61171,a=>{a.v(s=>Promise.all(["static/chunks/tabs.js"].map(s=>a.l(s))).then(()=>s(44100)))},' +
  '30192,a=>{"use strict";var s=a.i(67078);let t={Builder:(0,s.f)(async()=>(await a.A(63192)).Builder),' +
  'Tabs:(0,s.f)(async()=>(await a.A(61171)).Tabs)};a.s(["islands",0,t])}]);';

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const askingFor = (list: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1,e=>{e.v(t=>Promise.all(["static/chunks/${list}.js"].map(t=>e.l(t))).then(()=>t(30192)))}])`;

/** A build with this chunk, a page's that asks for it, and another page's with a list of its own. */
function build(list: string): string {
  folder = mkdtempSync(join(tmpdir(), "courseway-islands-"));
  mkdirSync(join(folder, "static/chunks"), { recursive: true });
  writeFileSync(join(folder, "static/chunks/list.js"), list);
  writeFileSync(join(folder, "static/chunks/page.js"), askingFor("list"));
  writeFileSync(join(folder, "static/chunks/other-list.js"), list.replace("tabs.js", "tabs-with-less.js"));
  writeFileSync(join(folder, "static/chunks/other-page.js"), askingFor("other-list"));
  writeFileSync(join(folder, "static/chunks/a.css"), "p{top:0}");
  writeFileSync(join(folder, "static/chunks/tabs.js"), "(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([])");
  return join(folder, "server");
}

const at = (...names: readonly string[]) => names.map((name) => `/_next/static/chunks/${name}.js`);

it("has each file that islands need, and the list of them, once", () => {
  const filesOf = builtIslands(build(LIST));
  expect(filesOf(["Tabs"], ["a.js", "page.js"])).toEqual(at("list", "tabs"));
  expect(filesOf(["Tabs", "Builder", "Tabs"], ["page.js"])).toEqual(at("list", "tabs", "builder", "shared"));
});

it("has those of the page's own list alone, and none where that is not sure", () => {
  const filesOf = builtIslands(build(LIST));
  expect(filesOf(["Tabs"], ["other-page.js"])).toEqual(at("other-list", "tabs-with-less"));
  expect(filesOf(["Tabs"], ["page.js", "other-page.js"])).toEqual([]);
  expect(filesOf(["Tabs"], ["a.js"])).toEqual([]);
});

it("has none for a name that is no island's, or where the build is written otherwise or is not there", () => {
  expect(builtIslands(build(LIST))(["constructor", "toString", "Film"], ["page.js"])).toEqual([]);
  expect(builtIslands(build(LIST.replaceAll("Promise.all", "Promise.any")))(["Film"], ["page.js"])).toEqual([]);
  expect(builtIslands("/nowhere/server")(["Tabs"], ["page.js"])).toEqual([]);
});
