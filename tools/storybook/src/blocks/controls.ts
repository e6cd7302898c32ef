import type { Block } from "@courseway/blocks";
import type { Control, Field } from "@courseway/content-client";
import { toCraftName } from "@courseway/content-client";
import type { ArgTypes, InputType } from "storybook/internal/types";
import { type ListField, listShape } from "../lists/list-shape.ts";

/** The args of a story, which its controls change: a block's fields as the content API would send them. */
export type StoryArgs = Readonly<Record<string, unknown>>;

/** Storybook's controls of a block, one for each field. */
export function buildArgTypes({ fields }: Pick<Block, "fields">): ArgTypes {
  return Object.fromEntries(Object.entries(fields).map(([handle, field]) => [handle, inputType(handle, field)]));
}

/** An example's fields. Empty ones are left out, so that their controls offer to set them. */
export function buildArgs({ examples }: Pick<Block, "examples">, example: string): StoryArgs {
  return Object.fromEntries(Object.entries(examples[example] ?? {}).filter(([, value]) => value !== null));
}

/** Converts args to what the content API would send: the date control returns epoch ms. */
export function toWire({ fields }: Pick<Block, "fields">, args: StoryArgs): StoryArgs {
  const sent = Object.entries(args).map(([handle, value]) => {
    const isDate = fields[handle]?.control.kind === "date";
    return [handle, isDate && typeof value === "number" ? new Date(value).toISOString() : value];
  });
  return Object.fromEntries(sent);
}

/** Storybook's own controls; lists of rows, pictures and entries have a separate panel. */
const CONTROLS = {
  text: "text",
  html: "text",
  link: "text",
  number: "number",
  color: "color",
  date: "date",
  toggle: "boolean",
  choice: "select",
} as const satisfies Partial<Record<Control["kind"], string>>;

const hasControl = (kind: Control["kind"]): kind is keyof typeof CONTROLS => kind in CONTROLS;

function inputType(handle: string, field: Field): InputType & { readonly list?: ListField } {
  const { about, control } = field;
  const fallback = "default" in control && control.default !== null ? String(control.default) : undefined;
  const list = listShape(field);
  return {
    name: handle,
    description: list === null ? about : `${about}. Edit it under “Lists”.`,
    control: hasControl(control.kind) ? { type: CONTROLS[control.kind] } : list === null ? { type: "object" } : false,
    ...(list === null ? {} : { list: { name: toCraftName(handle), about, list } }),
    ...(control.kind === "choice" ? { options: control.options } : {}),
    table: { type: { summary: control.kind }, ...(fallback ? { defaultValue: { summary: fallback } } : {}) },
  };
}
