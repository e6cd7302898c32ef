import { introspectionFromSchema } from "graphql";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentSchema } from "../testing/schema.ts";
import { runCommand } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "check-"));
const refused: typeof globalThis.fetch = () =>
  Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") }));

async function run(args: readonly string[], fetch = refused) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(args, { fetch, folder, out: (text) => out.push(text), err: (text) => err.push(text) });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const introspection = (craft: 4 | 5) => ({ data: introspectionFromSchema(contentSchema(craft)) });
const url = "https://cms.example/api";

describe("courseway-content check", () => {
  test("says how it is used, without doing anything", async () => {
    expect(await run(["--help"])).toMatchObject({ code: 0, out: expect.stringContaining("--schema") });
  });

  test("asks the endpoint for its whole schema with the token", async () => {
    const sent: RequestInit[] = [];
    const fetch: typeof globalThis.fetch = async (_input, init = {}) => {
      sent.push(init);
      return Response.json(introspection(4));
    };
    const { code, out } = await run(["check", "--url", url, "--token", "s3cret", "--craft", "4"], fetch);
    expect(code).toBe(0);
    expect(out).toContain("no blocks (give --blocks)");
    expect(new Headers(sent[0]?.headers).get("authorization")).toBe("Bearer s3cret");
    expect(sent[0]?.body).toContain("__schema");
  });

  test("finds nothing of a page where types are named as another Craft names them", async () => {
    const file = join(folder, "craft5.json");
    writeFileSync(file, JSON.stringify(introspection(5)));
    const { code, out } = await run(["check", "--schema", file, "--craft", "4"]);
    expect(code).toBe(1);
    expect(out).toMatch(/ERROR {4}page: .*"pages_visionTemplateEntry_Entry".*--craft/);
  });

  test("takes the blocks that a module exports, alone and in lists, the later of one name", async () => {
    const file = join(folder, "blocks.mjs");
    const block = (name: string, fields: object) => JSON.stringify({ name, about: "", fields });
    const text = { about: "", type: { kind: "scalar", scalar: "String" }, control: { kind: "text", default: null } };
    writeFileSync(
      file,
      `export const a = ${block("learnMore", { nowhere: text })};
       export const b = [${block("learnMore", { learnMoreContent: text })}, ${block("accordion", { accordionTitle: text })}];`,
    );
    const schema = join(folder, "schema.json");
    writeFileSync(schema, JSON.stringify(introspection(5)));
    const { code, out } = await run(["check", "--schema", schema, "--blocks", "blocks.mjs", "--json"]);
    const { blocks, differences } = JSON.parse(out);
    expect(blocks).toEqual(["learnMore", "accordion"]);
    const reported = differences.map(({ type, field }: { type: string; field: string | null }) => `${type} ${field}`);
    expect(reported).toEqual(["unbuilt_Entry null", "learnMore_Entry ctaLabel", "accordion_Entry accordionItems"]);
    expect(code).toBe(0);
  });

  test.each([
    ["a content system that does not run", ["check", "--url", url], "connect ECONNREFUSED). Check the address"],
    ["an address that is none", ["check", "--url", "cms.example"], "Give the whole address"],
    ["no source", ["check"], "Give --url or --schema"],
    ["two sources", ["check", "--url", url, "--schema", "x.json"], "Give --url or --schema"],
    ["a Craft that is none", ["check", "--schema", "x.json", "--craft", "6"], "give one of these"],
    ["an option that is none", ["check", "--craftt", "5"], "--craftt"],
    ["another command", ["chekc"], "Say what to do: check"],
    ["a file that is not there", ["check", "--schema", "nowhere.json"], "cannot be read"],
    ["a module that is not there", ["check", "--schema", "x.json", "--blocks", "./nowhere.ts"], "cannot be loaded"],
  ])("ends with 2 and says what to do for %s", async (_what, args, message) => {
    expect(await run(args)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message) });
  });

  test.each([
    [
      "forbids introspection",
      () => Response.json({ errors: [{ message: "GraphQL introspection is not allowed" }] }),
      "is not allowed",
    ],
    [
      "refuses the token",
      () => Response.json({ message: "Invalid Authorization header" }, { status: 400 }),
      "Invalid Authorization",
    ],
    ["answers a web page", () => new Response("<h1>No</h1>", { status: 404 }), "status 404"],
    ["answers no schema", () => Response.json({ data: {} }), "It holds no schema"],
    ["answers half of one", () => Response.json({ data: { __schema: {} } }), "cannot be read"],
  ])("ends with 2 where the content system %s", async (_what, answer, message) => {
    const fetch = () => Promise.resolve(answer());
    expect(await run(["check", "--url", url], fetch)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  test("ends with 2 for a module without blocks", async () => {
    writeFileSync(join(folder, "empty.mjs"), "export const nothing = 1;\n");
    const { code, err } = await run(["check", "--schema", "x.json", "--blocks", "empty.mjs"]);
    expect([code, err]).toEqual([2, expect.stringContaining("exports no block")]);
  });
});
