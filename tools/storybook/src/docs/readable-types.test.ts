import { expect, test } from "vitest";
import { nameTypes } from "./readable-types.ts";

const NOTHING = { name: "other", value: "undefined" } as const;
type Context = Parameters<typeof nameTypes>[0];

/** The type that the table prints, and the type that decides about the control. */
function readRow(type: NonNullable<Context["argTypes"][string]["type"]>) {
  const argTypes: Context["argTypes"] = { property: { name: "property", type, table: { type: { summary: "union" } } } };
  // Only the types of the story count.
  const { property } = nameTypes({ argTypes } as unknown as Context);
  return [property?.table?.type?.summary, property?.type];
}

test("a choice that may be left out names its values and stays a choice", () => {
  const sizes = { name: "enum", value: ["small", "large"] } as const;
  expect(readRow({ name: "union", required: false, value: [{ ...sizes, value: [...sizes.value] }, NOTHING] })).toEqual([
    '"small" | "large"',
    { name: "enum", value: ["small", "large"], required: false },
  ]);
});

test("many values are counted, because the control lists them", () => {
  const names = Array.from({ length: 41 }, (_, at) => `icon-${at}`);
  expect(readRow({ name: "enum", value: names })[0]).toBe("one of 41 names");
});

test("a text or switch that may be left out is a text or a switch", () => {
  const nothing = { name: "other", value: "null" } as const;
  expect(readRow({ name: "union", value: [{ name: "string" }, nothing, NOTHING] })).toEqual([
    "string",
    { name: "string", required: false },
  ]);
});

test("a type without a word of Storybook's has the source's, without what stands for nothing", () => {
  expect(readRow({ name: "other", value: "unknown", raw: "readonly SelectOption[]" })[0]).toBe(
    "readonly SelectOption[]",
  );
  const parts = [{ name: "string" }, { name: "number" }, NOTHING] as const;
  expect(readRow({ name: "union", value: [...parts], raw: "string | number | undefined" })[0]).toBe("string | number");
});
