import { declarations } from "@courseway/blocks/declarations";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildContentSchema } from "../graphql/build-schema.ts";
import { readSdl } from "../graphql/sdl-source.ts";
import { MODES } from "../graphql/modes.ts";
import { runningSandbox } from "../../testing/running.ts";
import { sentDocuments } from "../../testing/sent-documents.ts";
import recordedAnswers from "./craft-5.8.12-answers.json" with { type: "json" };
import { recordedSchema } from "./recorded-schemas.ts";

const sandbox = runningSandbox();
// The pages that Craft had when its responses were recorded.
cpSync(join(import.meta.dirname, "pages"), join(sandbox.contentDir, "ace/pages"), { recursive: true });
const sdl = readSdl(declarations);

const recorded = {
  "Craft 5.8.12, new fields": recordedSchema("new fields"),
  "Craft 5.8.12, upgraded": recordedSchema("upgraded"),
};

const played = {
  "the sandbox, new fields": buildContentSchema(sdl, MODES.craft5),
  "the sandbox, upgraded": buildContentSchema(sdl, MODES["craft5-upgraded"]),
  "the sandbox, Craft 4": buildContentSchema(sdl, MODES.craft4),
};

it.each(Object.entries(played))("the schema of %s has all that a client asks for", async (_name, schema) => {
  expect((await sentDocuments(schema, declarations)).refusals).toEqual([]);
});

describe.each(Object.entries({ ...recorded, ...played }))("the schema of %s", (_name, schema) => {
  it("allows every document, and has what is older than the recording in a form that is asked", async () => {
    const { documents, refusals } = await sentDocuments(schema, declarations);
    const others = refusals.filter(({ message }) => !/Its schema has no (?:field|type) /.test(message));
    expect(others).toEqual([]);
    expect(refusals.length).toBeLessThan(100);
    expect(documents.length).toBeGreaterThanOrEqual(6);
    for (const document of documents) expect(validate(schema, parse(document)).map(String)).toEqual([]);
  });

  it("is never asked for an entry's own address, which opens a draft to everybody", async () => {
    const { documents } = await sentDocuments(schema, declarations);
    const addresses = documents.flatMap((document) => [...document.matchAll(/([\w ]+ \{ |\b)url\b/g)].map(String));
    expect(addresses.length).toBeGreaterThan(0);
    expect(documents.filter((document) => /(?:slug|title|typeHandle)[^{}]*\burl\b/.test(document))).toEqual([]);
  });
});

const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Removes suggestions, quotation marks and exclamation marks or periods, which differ between the libraries. */
const normalize = (message: string): string => message.replace(/ Did you mean.*$/, "").replaceAll(/["!.]/g, "");

describe("the sandbox answers as Craft 5.8.12 did", () => {
  it.each(recordedAnswers)("$what, at $path", async ({ path, query, answer: { data, errors } }) => {
    const got = answer.parse(await (await sandbox.post(`/content/${path}/graphql`, { query })).json());
    expect((got.errors ?? []).map(({ message }) => normalize(message))).toEqual(errors.map(normalize));
    expect(got.data ?? null).toEqual(data);
  });
});
