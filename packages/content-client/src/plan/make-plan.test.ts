import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { articleEntries } from "../fields/article-entry.ts";
import { asset } from "../fields/asset.ts";
import { aliased, type Fields } from "../fields/field.ts";
import { choice } from "../fields/choice.ts";
import { text } from "../fields/text.ts";
import { toList } from "../fields/read.ts";
import { PAGE_FIELDS } from "../page/entry.ts";
import { layoutFields } from "./layouts.ts";
import { makePlan } from "./make-plan.ts";
import { type ProjectConfig, readProjectConfig } from "./project-config.ts";
import { toText, unpacked } from "./values.ts";

const CRAFT_TEXT = "craft\\fields\\PlainText";

/** Creates a project config with these fields and an entry type `tuition` that has all of them. */
function configWith(handles: readonly string[], more: Readonly<Record<string, unknown>> = {}): ProjectConfig {
  const folder = mkdtempSync(join(tmpdir(), "plan-"));
  const write = (path: string, value: unknown): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), stringify(value));
  };
  for (const handle of handles)
    write(`fields/${handle}--f-${handle}.yaml`, { handle, name: handle, settings: {}, type: CRAFT_TEXT });
  write("entryTypes/tuition--t-tuition.yaml", typeWith("tuition", handles));
  for (const [path, value] of Object.entries(more)) write(path, value);
  return readProjectConfig(folder);
}

const typeWith = (handle: string, fields: readonly string[]): object => ({
  handle,
  name: handle,
  hasTitleField: true,
  fieldLayouts: { l: { tabs: [{ name: "Content", elements: fields.map((one) => ({ fieldUid: `f-${one}` })) }] } },
});

const plan = (config: ProjectConfig, fields: Fields) =>
  makePlan(config, [{ name: "tuition", about: "", fields }], "ace");

/** Returns the handles that GraphQL shows for an entry type. */
function listHandles(config: ProjectConfig, handle: string): readonly string[] {
  const type = config.byHandle("entryTypes", handle);
  if (type === null) return [];
  return layoutFields(type.value).map(
    (field) => field.handle ?? toText(config.byUid("fields", field.fieldUid)?.value["handle"]),
  );
}

describe("a handle that Craft reserves", () => {
  it("is refused where its declaration has no alias, and the block's other fields are planned", () => {
    const config = configWith([]);
    const { refused } = plan(config, { link: text("Where it leads"), words: text("What it says") });
    expect(refused).toEqual([expect.stringMatching(/"link" of the entry type tuition .* reserves\. .*alias/)]);
    expect(listHandles(config, "tuition")).toEqual(["words"]);
    expect(config.byHandle("fields", "link")).toBeNull();
  });

  it("is planned under the first alias that Craft takes", () => {
    const config = configWith([]);
    const { refused } = plan(config, { link: aliased(text("Where it leads"), "url", "tuitionLink") });
    expect(refused).toEqual([]);
    expect(listHandles(config, "tuition")).toEqual(["tuitionLink"]);
  });
});

describe("a handle near to one that nothing reads", () => {
  it.each([
    ["tuitionTitle", "tuitionTitles"],
    ["tuitionTitle", "tuitiontitle"],
    ["tuitionTitle", "tuitonTitle"],
    ["tuitionTitle", "tuitionTitle2"],
    ["cta", "ctas"],
  ])("is refused: %s beside %s", (declared, there) => {
    const config = configWith([there]);
    const { refused } = plan(config, { [declared]: text("The heading") });
    expect(refused).toEqual([expect.stringContaining(`has no "${declared}", but "${there}", which nothing reads`)]);
    expect(listHandles(config, "tuition")).toEqual([there]);
  });

  it.each([
    ["tuitionTitle", "tuitionFootnotes"],
    ["tuitionTitle", "heading"],
    ["cta", "label"],
  ])("is added where the other is another word: %s beside %s", (declared, there) => {
    const config = configWith([there]);
    expect(plan(config, { [declared]: text("The heading") }).refused).toEqual([]);
    expect(listHandles(config, "tuition")).toEqual([there, declared]);
  });

  it("is added where the site reads the other as well, by its name or by an alias", () => {
    const config = configWith(["tuitionTitle1", "tuitionTitle2"]);
    const fields = {
      tuitionTitle1: text("The first heading"),
      second: aliased(text("The second heading"), "tuitionTitle2"),
      tuitionTitle3: text("The third heading"),
    };
    expect(plan(config, fields).refused).toEqual([]);
    expect(listHandles(config, "tuition")).toEqual(["tuitionTitle1", "tuitionTitle2", "tuitionTitle3"]);
  });
});

describe("a global set", () => {
  const single = {
    "sections/globalOptimizely--s.yaml": {
      handle: "globalOptimizely",
      type: "single",
      entryTypes: [{ uid: "t-experiment" }],
    },
    "entryTypes/experiment--t-experiment.yaml": typeWith("experiment", ["optimizelyEnabled"]),
    "fields/optimizelyEnabled--f-optimizelyEnabled.yaml": {
      handle: "optimizelyEnabled",
      settings: {},
      type: "craft\\fields\\Lightswitch",
    },
  };

  it("that has become a single entry gets what it lacks in the single's entry type, and no set of its own", () => {
    const config = configWith([], single);
    const { added, refused } = plan(config, {});
    expect(refused).toEqual([]);
    expect(listHandles(config, "experiment")).toEqual(["optimizelyEnabled", "optimizelyTestEndDate"]);
    expect(config.byHandle("globalSets", "globalOptimizely")).toBeNull();
    expect(added).toContain("global set globalOptimizely: optimizelyTestEndDate");
  });

  it("whose section of the same handle is a channel is made as a set", () => {
    const channel = { ...single["sections/globalOptimizely--s.yaml"], type: "channel" };
    const config = configWith([], { ...single, "sections/globalOptimizely--s.yaml": channel });
    plan(config, {});
    expect(config.byHandle("globalSets", "globalOptimizely")).not.toBeNull();
    expect(listHandles(config, "experiment")).toEqual(["optimizelyEnabled"]);
  });
});

it("a choice of other blocks with another default has a field of its own, so that a new row has what its block declares", () => {
  const looks = (fallback: "plain" | "bold") => ({ look: choice("How it looks", ["plain", "bold"], fallback) });
  const blocks = [
    { name: "tuition", about: "", fields: looks("plain") },
    { name: "teachers", about: "", fields: looks("bold") },
    { name: "lessons", about: "", fields: looks("plain") },
  ];
  const config = configWith([]);
  makePlan(config, blocks, "ace");
  const findDefault = (type: string): unknown => {
    const [field] = layoutFields(config.byHandle("entryTypes", type)?.value ?? {});
    const options = unpacked(config.byUid("fields", field?.fieldUid ?? "")?.value["settings"])["options"];
    return toList(options)
      .map(unpacked)
      .find((option) => option["default"] === true)?.["value"];
  };
  expect(blocks.map(({ name }) => [listHandles(config, name), findDefault(name)])).toEqual([
    [["look"], "plain"],
    [["look"], "bold"],
    [["look"], "plain"],
  ]);
  expect(config.items("fields").filter(({ value }) => toText(value["handle"]).startsWith("look"))).toHaveLength(2);
});

describe("a field of pictures", () => {
  const findUploads = (config: ProjectConfig): unknown =>
    unpacked(config.byHandle("fields", "tuitionPicture")?.value["settings"])["defaultUploadLocationSource"];

  it("takes uploads into the volume that Craft has", () => {
    const config = configWith([], { "volumes/photos--v-photos.yaml": { handle: "photos", name: "Photos" } });
    plan(config, { tuitionPicture: asset("A picture of the course") });
    expect(findUploads(config)).toBe("volume:v-photos");
  });

  it("takes them into the planned volume where Craft has none", () => {
    const config = configWith([]);
    plan(config, { tuitionPicture: asset("A picture of the course") });
    expect(findUploads(config)).toBe(`volume:${config.byHandle("volumes", "images")?.uid}`);
  });
});

it("an editor of a page reads what is said of the page's fields, in their order, whatever blocks list articles", () => {
  const config = configWith([]);
  plan(config, { articles: articleEntries("The articles") });
  const handles = listHandles(config, "visionTemplateEntry");
  expect(handles.slice(0, 2)).toEqual(["pageTitle", "pageType"]);
  expect(handles.at(-1)).toBe("baseComponents");
  const type = config.byHandle("entryTypes", "visionTemplateEntry")?.value ?? {};
  const seo = config.byHandle("fields", "seoContent")?.uid;
  expect(JSON.stringify(type)).toContain(PAGE_FIELDS.seoContent.about);
  expect(layoutFields(type).filter(({ fieldUid }) => fieldUid === seo)).toHaveLength(1);
});
