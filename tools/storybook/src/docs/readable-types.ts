import type { Preview } from "@storybook/react";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];
type InputType = ReturnType<Enhancer>[string];
type Type = Exclude<NonNullable<InputType["type"]>, string>;

/** A table with more values than this is unreadable; its control lists them all. */
const MOST_VALUES = 8;

const isNothing = (type: Type): boolean => type.name === "other" && /^(?:null|undefined)$/u.test(type.value);

/** The values of a type that is a choice; null for any other type. */
function listValues(type: Type): readonly (string | number | null)[] | null {
  if (type.name === "enum") return type.value;
  if (type.name !== "union") return null;
  const lists = type.value.filter((part) => !isNothing(part)).map(listValues);
  return lists.length > 0 && lists.every((list) => list !== null) ? lists.flat() : null;
}

const printValues = (values: readonly unknown[]): string =>
  values.length > MOST_VALUES ? `one of ${values.length} names` : values.map((one) => JSON.stringify(one)).join(" | ");

function nameType(argType: InputType): InputType {
  const { type, table } = argType;
  if (type === undefined || typeof type === "string") return argType;
  const required = type.required ?? false;
  const values = listValues(type);
  if (values !== null) {
    const summary = printValues(values);
    return { ...argType, type: { name: "enum", value: [...values], required }, table: { ...table, type: { summary } } };
  }
  const parts = type.name === "union" ? type.value.filter((part) => !isNothing(part)) : [];
  const [only] = parts;
  if (only === undefined || parts.length > 1) {
    // Storybook has no word for some types; the source has.
    const isUnnamed = type.name === "union" || (type.name === "other" && type.value === "unknown");
    if (!isUnnamed || type.raw === undefined) return argType;
    return { ...argType, table: { ...table, type: { summary: type.raw.replaceAll(/ \| (?:null|undefined)/gu, "") } } };
  }
  const summary = only.name === "other" ? only.value : only.name;
  return { ...argType, type: { ...only, required }, table: { ...table, type: { summary } } };
}

/**
 * Storybook calls the type of a property that may be left out "union", and gives it a control for objects. This names
 * the type instead: `"small" | "large"` with a choice, `string` with a text field.
 */
export const nameTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, nameType(argType)]));
