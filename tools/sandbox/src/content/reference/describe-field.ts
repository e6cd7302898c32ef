import type { Control, Field, FieldType } from "@courseway/content-client";

const NAMES = {
  text: "text",
  html: "rich text",
  link: "link",
  color: "color",
  date: "date and time",
  number: "number",
  toggle: "switch",
} as const;

/** A field's kind and default in parentheses, then what it does: `(text, default “Hello”): The title`. */
export function describeField(field: Field): string {
  const preset = describeDefault(field.control);
  return `(${describeKind(field)}${preset === "" ? "" : `, ${preset}`}): ${field.about}`;
}

function describeKind({ control, type }: Field): string {
  switch (control.kind) {
    case "choice":
      return control.options.map((option) => `\`${option}\``).join(", ");
    case "assets":
      return `${control.many ? "pictures" : "picture"}${control.shownPx === undefined ? "" : `, at least ${control.shownPx} px wide`}`;
    case "categories":
      return control.many ? "categories" : "category";
    case "entries":
      return `${control.many ? "entries" : "entry"}${type.kind === "entries" ? ` of \`${type.type}\`` : ""}`;
    case "rows":
      return describeRows(type, control.many);
    default:
      return NAMES[control.kind];
  }
}

function describeRows(type: FieldType, many: boolean): string {
  const types = type.kind === "matrix" ? Object.keys(type.rows).map((row) => `\`${row}\``) : [];
  return `${many ? "rows" : "one row"}${types.length > 0 ? ` of ${types.join(" or ")}` : ""}`;
}

function describeDefault(control: Control): string {
  if (!("default" in control) || control.default === null) return "";
  switch (control.kind) {
    case "toggle":
      return control.default ? "on by default" : "";
    case "choice":
      return `default \`${control.default}\``;
    default:
      return control.default === "" ? "" : `default “${control.default}”`;
  }
}
