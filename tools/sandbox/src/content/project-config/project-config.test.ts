import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type GraphQLSchema, isInterfaceType, isObjectType, isUnionType, printType } from "graphql";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import { z } from "zod";
import { BLOCKS, runContentCommand, typeContentCommand } from "../../testing/content-command.ts";
import { recordedSchema } from "../recorded/recorded-schemas.ts";
import { type ConfigFiles, craftTypes, matrixTypes, readConfigFiles } from "./craft-types.ts";

/**
 * The project config of Craft 5.8.12 from which it generated the recorded schema "upgraded", without empty settings.
 */
const recordedConfig = (): ConfigFiles => {
  const file = join(import.meta.dirname, "..", "recorded", "craft-5.8.12-project.json.gz");
  return z.record(z.string(), z.unknown()).parse(JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")));
};

const craft = recordedSchema("upgraded");

/** Fields that were added to Craft after its config was written and before its schema was recorded. */
const NEWER = ["buttonAriaLabel", "buttonIcon", "buttonLink", "buttonSize", "cardButtonSize"];

const newFolder = (): string => mkdtempSync(join(tmpdir(), "project-config-"));

function writeConfig(folder: string, files: ConfigFiles): void {
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), stringify(value));
  }
}

/** Craft's schema for a config as SDL: the types of every Craft, and the types of the config. */
function buildSdl(files: ConfigFiles): string {
  const made = craftTypes(files);
  const isContentType = (name: string): boolean => /_(?:Entry|GlobalSet|Category|TableRow|MatrixField)$/.test(name);
  const native = (name: string): string => {
    const type = craft.getType(name);
    return isInterfaceType(type) ? (/\{\n(?<body>[\s\S]*)\}/.exec(printType(type))?.groups?.["body"] ?? "") : "";
  };
  const kinds = { Entry: "EntryInterface", GlobalSet: "GlobalSetInterface", Category: "CategoryInterface" } as const;
  const types = [...made].map(([name, fields]) => {
    const kind = Object.entries(kinds).find(([ending]) => name.endsWith(`_${ending}`))?.[1];
    const head = kind === undefined ? `type ${name}` : `type ${name} implements ElementInterface & ${kind}`;
    const lines = [...fields].map(([handle, type]) => `  ${handle}: ${type}`);
    return `${head} {\n${kind === undefined ? "" : native(kind)}${lines.join("\n")}\n}`;
  });
  const unions = [...matrixTypes(files)].map(([name, rows]) => `union ${name} = ${rows.join(" | ")}`);
  const shared = Object.values(craft.getTypeMap()).filter(({ name }) => !name.startsWith("__") && !isContentType(name));
  const printed = shared
    .map((type) => printType(type))
    .filter((text) => !/^scalar (?:String|Int|Float|Boolean|ID)$/.test(text));
  return [...printed, ...types, ...unions].join("\n\n");
}

/** The fields that editors created, for each type of a schema. */
function editorsFields(schema: GraphQLSchema): Record<string, Record<string, string>> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && /_(?:Entry|GlobalSet|Category|TableRow)$/.test(type.name),
  );
  return Object.fromEntries(
    types.filter(isObjectType).map((type) => {
      const native = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
      const made = Object.entries(type.getFields()).filter(([handle]) => !native.has(handle));
      return [type.name, Object.fromEntries(made.map(([handle, { type: fieldType }]) => [handle, String(fieldType)]))];
    }),
  );
}

it("the tests read a project config as Craft 5.8.12 did: every type and field of it, and every row of a matrix", () => {
  const files = recordedConfig();
  const read = Object.fromEntries([...craftTypes(files)].map(([name, fields]) => [name, Object.fromEntries(fields)]));
  const answered = editorsFields(craft);
  expect(answered).toMatchObject(read);
  const newer = Object.entries(answered).flatMap(([name, fields]) =>
    Object.keys(fields).filter((handle) => read[name]?.[handle] === undefined),
  );
  expect([...new Set(newer)].toSorted()).toEqual(NEWER);
  for (const [name, rows] of matrixTypes(files)) {
    const union = craft.getType(name);
    expect(
      isUnionType(union) &&
        union
          .getTypes()
          .map((type) => type.name)
          .toSorted(),
    ).toEqual(rows.toSorted());
  }
});

it("of an empty project config it makes one in which the check finds all that pages, forty blocks and global sets read", async () => {
  const folder = newFolder();
  const planned = await runContentCommand("plan", "--config", folder, ...BLOCKS);
  expect(planned).toMatchObject({ code: 0, err: "" });

  const schema = join(newFolder(), "planned.graphql");
  writeFileSync(schema, buildSdl(readConfigFiles(folder)));
  const { code, out, err } = await runContentCommand("check", "--schema", schema, ...BLOCKS);
  expect(err).toBe("");
  expect(out).toMatch(
    /^0 errors, \d+ warnings; checked pages, global sets and 40 blocks, with types named as in Craft 5\.$/mu,
  );
  expect(out).not.toContain("Nobody reads");
  expect(code).toBe(0);
});

it("a second plan changes nothing, and what another machine plans is the same to the byte", async () => {
  const [folder, other] = [newFolder(), newFolder()];
  await runContentCommand("plan", "--config", folder, ...BLOCKS);
  // In a process of its own, as on the other machine.
  await typeContentCommand("plan", "--config", other, ...BLOCKS);
  const before = readConfigFiles(folder);
  expect(readConfigFiles(other)).toEqual(before);
  expect((await runContentCommand("plan", "--config", folder, ...BLOCKS)).out).toContain("Nothing to add");
  expect(readConfigFiles(folder)).toEqual(before);
});

it("to a project config that Craft wrote it adds what is newer, and leaves all else as it was", async () => {
  const folder = newFolder();
  const before = recordedConfig();
  writeConfig(folder, before);
  const { code, out } = await runContentCommand("plan", "--config", folder, ...BLOCKS);
  expect(out).toContain("+ entry type heroButton: buttonIcon");
  expect(code).toBe(0);

  const after = readConfigFiles(folder);
  const [typesBefore, typesAfter] = [craftTypes(before), craftTypes(after)];
  for (const [name, fields] of typesBefore)
    for (const [handle, type] of fields) expect(typesAfter.get(name)?.get(handle)).toBe(type);
  for (const [path, value] of Object.entries(before))
    if (/^(?:sites|volumes|sections)\//.test(path)) expect(after[path]).toEqual(value);

  const schema = join(newFolder(), "grown.graphql");
  writeFileSync(schema, buildSdl(after));
  const checked = await runContentCommand("check", "--schema", schema, ...BLOCKS);
  expect(checked.out).toMatch(/^0 errors/mu);
  expect((await runContentCommand("plan", "--config", folder, ...BLOCKS)).out).toContain("Nothing to add");
});

it("what would have to be retyped or renamed is refused, said and left as it is; the rest is planned", async () => {
  const folder = newFolder();
  const config = structuredClone(recordedConfig());
  const findFile = (handle: string): string =>
    Object.keys(config).find((path) => path.startsWith(`fields/${handle}--`)) ?? "";
  const files = {
    ...config,
    [findFile("accordionLeftContent")]: {
      ...z.object({}).loose().parse(config[findFile("accordionLeftContent")]),
      type: "craft\\fields\\Number",
    },
    [findFile("learnMoreContent")]: {
      ...z.object({}).loose().parse(config[findFile("learnMoreContent")]),
      handle: "learnMoreContents",
    },
  };
  writeConfig(folder, files);
  const { code, out } = await runContentCommand("plan", "--config", folder, ...BLOCKS);
  expect(code).toBe(1);
  expect(out).toMatch(/REFUSED {2}"accordionLeftContent" of the entry type accordion is a craft\\fields\\Number/);
  expect(out).toMatch(/REFUSED {2}The entry type learnMore has no "learnMoreContent", but "learnMoreContents"/);
  expect(out).toContain("+ entry type heroButton: buttonIcon");
  const after = readConfigFiles(folder);
  for (const handle of ["accordionLeftContent", "learnMoreContent"])
    expect(after[findFile(handle)]).toEqual(files[findFile(handle)]);
});

it("no two fields have handles that differ in capital letters alone, which MySQL does not tell apart", async () => {
  const folder = newFolder();
  await runContentCommand("plan", "--config", folder, ...BLOCKS);
  const handles = Object.keys(readConfigFiles(folder))
    .filter((path) => path.startsWith("fields/"))
    .map((path) => path.replace(/--.*/, "").toLowerCase());
  expect(handles.length).toBeGreaterThan(400);
  expect(new Set(handles).size).toBe(handles.length);
});

it("a dry run says the same and writes nothing", async () => {
  const folder = newFolder();
  const { out } = await runContentCommand("plan", "--dry-run", "--config", folder, ...BLOCKS);
  expect(out).toContain("+ entry type graphicBanner");
  expect(out).toContain("Would write");
  expect(readConfigFiles(folder)).toEqual({});
});

it.each([
  [["plan", ...BLOCKS], "--config"],
  [["plan", "--config", "."], "--blocks"],
  [["plan", "--config", ".", "--site", "1 2", ...BLOCKS], "begin with a letter"],
  [["plan", "--config", ".", "--delete", ...BLOCKS], "--delete"],
])("a command that makes no sense says what to give: %j", async (args, word) => {
  const { code, err } = await runContentCommand(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(word)]);
});
