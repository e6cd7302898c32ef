import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import * as emailed from "../emailed/index.ts";
import * as events from "../events/index.ts";
import * as explain from "../explain/index.ts";
import * as hook from "../react/index.ts";
import * as arbitraries from "../test-kit/arbitraries.ts";
import * as testKit from "../test-kit/index.ts";
import * as coupons from "../index.ts";
import * as offer from "../offer/index.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const usages = [...readme.matchAll(/^## (.+)\n\n```js\n([\s\S]*?)```/gm)].map(([, title = "", code = ""]) => ({
  title,
  code,
}));

async function printed(code: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    format: "iife",
    write: false,
  });
  const lines: string[] = [];
  const log = (...values: readonly unknown[]): number => lines.push(values.map(String).join(" "));
  runInContext(outputFiles.map(({ text }) => text).join(""), createContext({ console: { log } }));
  // An offer's price arrives a little later.
  await setImmediate();

  return lines;
}

describe("each usage in the README prints what it says", () => {
  test.each(usages)("$title", async ({ code }) => {
    const promised = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
    expect(promised.length).toBeGreaterThan(0);
    expect(await printed(code)).toEqual(promised);
  });

  test("and there are six of them", () => {
    expect(usages).toHaveLength(6);
  });
});

test("the README names every exported value", () => {
  const names = [coupons, emailed, events, explain, offer, hook, testKit, arbitraries].flatMap((entry) =>
    Object.keys(entry),
  );
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
});
