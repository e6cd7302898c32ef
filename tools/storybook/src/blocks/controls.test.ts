import { type Block, blocks } from "@courseway/blocks";
import type { Field } from "@courseway/content-client";
import { describe, expect, test } from "vitest";
import { buildArgs, buildArgTypes, toWire } from "./controls.ts";
import { blockNamed, loadExample } from "./Example.tsx";

/**
 * Fields that no visitor sees. Subscription lists and the data sent to them are the server's concern; a picker's key is
 * for the texts of the page.
 */
const UNSEEN = new Set(["emailForm.subscriptionListIds", "emailForm.product", "productPicker.pickerKey"]);

/** Other values that a field's control can set. */
function otherValues({ control }: Field): readonly unknown[] {
  switch (control.kind) {
    case "toggle":
      return [true, false];
    case "choice":
      return control.options;
    case "assets":
    case "categories":
    case "entries":
    case "rows":
      return [[]];
    case "number":
      return [3, 4];
    case "color":
      return ["#123456"];
    case "date":
      return [Date.UTC(2027, 0, 2)];
    default:
      return ["#changed", "Changed", "<p>Changed</p>"];
  }
}

const seen = async (block: Block, args: Readonly<Record<string, unknown>>) =>
  JSON.stringify((await loadExample(block, args, "ace")).element?.props ?? null);

/** Whether an example shows something else after a control changes the field. */
async function changes(block: Block, handle: string, field: Field): Promise<boolean> {
  for (const example of Object.keys(block.examples)) {
    const args = buildArgs(block, example);
    const before = await seen(block, args);
    for (const value of otherValues(field))
      if ((await seen(block, { ...args, [handle]: value })) !== before) return true;
  }
  return false;
}

describe.each(blocks.map((block) => [block.name, block] as const))("the controls of %s", (name, block) => {
  test("are a field each, with its meaning", () => {
    const argTypes = buildArgTypes(block);
    expect(Object.keys(argTypes)).toEqual(Object.keys(block.fields));
    expect(argTypes).toMatchObject(
      Object.fromEntries(
        Object.entries(block.fields).map(([k, f]) => [k, { description: expect.stringContaining(f.about) }]),
      ),
    );
  });

  test("change what the story shows", async () => {
    const still: string[] = [];
    for (const [handle, field] of Object.entries(block.fields))
      if (!(await changes(block, handle, field))) still.push(`${name}.${handle}`);
    expect(still.filter((path) => !UNSEEN.has(path))).toEqual([]);
  });
});

test("a drop-down offers its values, says its default, and a field that stands empty is offered to be set", () => {
  const learnMore = blockNamed("learnMore");

  expect(buildArgTypes(learnMore)["layout"]).toMatchObject({
    control: { type: "select" },
    options: ["Row", "Col"],
    table: { defaultValue: { summary: "Row" } },
  });
  expect(buildArgs(learnMore, "defaultLabel")).not.toHaveProperty("ctaLabel");
});

test("a list is edited in the panel of lists, and nothing as raw JSON", () => {
  expect(buildArgTypes(blockNamed("pricingTable"))["bundles"]).toMatchObject({
    control: false,
    list: { name: "Bundles", list: { many: true, isTyped: true } },
  });
  const controls = blocks.flatMap((block) => Object.values(buildArgTypes(block)).map(({ control }) => control));
  expect(controls).not.toContainEqual({ type: "object" });
});

test("a date that its control gives is sent as the content API sends it", () => {
  const fields = {
    ends: { ...blockNamed("learnMore").fields["layout"]!, control: { kind: "date", default: null } as const },
  };
  expect(toWire({ fields }, { ends: Date.UTC(2027, 0, 2) })).toEqual({ ends: "2027-01-02T00:00:00.000Z" });
});
