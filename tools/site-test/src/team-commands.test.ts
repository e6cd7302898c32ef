import { readClaims } from "@courseway/editor-tools";
import { root } from "@courseway/workspace/local";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NOW, runningSandbox } from "../../sandbox/src/testing/running.ts";
import { runHere } from "./editors-commands.ts";

/** Commands of the editors' tools in the folder of one brand's app, as its team runs them. */
const sandbox = runningSandbox();
const app = join(root, "apps/mtg");
const claims = join(app, "claims.json");

async function run(name: "offers" | "audit", ...more: readonly string[]) {
  const env = {
    CONTENT_URL: `${sandbox.url}/content/craft5/graphql`,
    COMMERCE_URL: `${sandbox.url}/commerce/api`,
    COMMERCE_USER: "sandbox",
    COMMERCE_PASSWORD: "sandbox",
  };
  const settings = join(sandbox.contentDir, "courseway-editors.json");
  const words = [`courseway-${name}`, "--json", "--settings", settings, "--at", new Date(NOW).toISOString(), ...more];
  const { out, code } = await runHere(app, env, words);
  const { findings, brands } = JSON.parse(out) as {
    findings: readonly { deliberate: string | null }[];
    brands: readonly unknown[];
  };
  return { out, code, brands, findings };
}

function claimsIn(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "claims-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "claims.json");
  if (text !== "") writeFileSync(file, text);
  return file;
}

test("courseway-offers reads the app's own brand, blocks, content and prices", async () => {
  const { code, brands, findings } = await run("offers");

  expect(brands).toMatchObject([{ name: "mtg", timeZone: "America/Chicago" }]);
  expect(findings.filter(({ deliberate }) => deliberate === null)).toEqual([]);
  expect(code).toBe(0);
});

test("courseway-audit asks the app's own blocks whether they show anything", async () => {
  const { code, brands, findings } = await run("audit");

  expect(brands).toEqual(["mtg"]);
  expect(findings.filter(({ deliberate }) => deliberate === null)).toEqual([]);
  expect(code).toBe(0);
});

test("courseway-audit --confirm writes the list of promises that the app keeps", async () => {
  const file = claimsIn("");
  const { findings } = await run("audit", "--claims", file, "--confirm");

  expect(findings).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe(readFileSync(claims, "utf8"));
});

test("courseway-audit fails when a price changes beside a promise that was confirmed", async () => {
  const list = readClaims(readFileSync(claims, "utf8"), "mtg");
  const facts = Object.entries(list.facts).map(([name, fact]) => [name, name.startsWith("price ") ? "$1" : fact]);
  const file = claimsIn(JSON.stringify({ ...list, facts: Object.fromEntries(facts) }));
  const { out, code } = await run("audit", "--claims", file);

  expect([code, out]).toEqual([1, expect.stringContaining("was “$1” and is “$")]);
});
