import { type CssNode, type Declaration, generate, parse } from "css-tree";
import { type Kind, findKind, type Range } from "./properties.ts";
import { someNode } from "./values.ts";

/** The maximum length; longer than any style that a person or an editor program writes for one element. */
const LONGEST = 4000;

const MATH = new Set(["calc", "clamp", "max", "min"]);
/** `calc` accepts these words for infinite numbers. */
const BOUNDLESS = /^-?(?:infinity|nan)$/i;

/**
 * A backslash escape can spell a forbidden word. The other characters end a style or begin markup, and no font name has
 * them.
 */
const UNSAFE = /[\\{}<>]/;

const within = (value: string, [least, most]: Range): boolean => Number(value) >= least && Number(value) <= most;

/** Whether the property allows this part of its value. Everything that is not listed is refused. */
function isAllowed(node: CssNode, kind: Kind): boolean {
  switch (node.type) {
    case "Value":
    case "Operator":
    case "Parentheses":
      return true;
    case "Hash":
      return kind.functions.has("rgb");
    case "Identifier":
      return !BOUNDLESS.test(node.name) && (kind.words?.has(node.name.toLowerCase()) ?? true);
    case "String":
      return kind.strings ?? false;
    case "Number":
      return within(node.value, kind.number);
    case "Percentage":
      return within(node.value, kind.units["%"] ?? [0, 0]);
    case "Dimension":
      return within(node.value, kind.units[node.unit.toLowerCase()] ?? [0, 0]);
    case "Function":
      return kind.functions.has(node.name.toLowerCase()) || (kind.math === true && MATH.has(node.name.toLowerCase()));
    default:
      return false;
  }
}

function cleaned({ property, value }: Declaration): string | null {
  const name = property.toLowerCase();
  const kind = findKind(name);
  if (!kind || someNode(value, (node) => !isAllowed(node, kind))) return null;
  const text = generate(value);
  return text === "" || UNSAFE.test(text) ? null : `${name}: ${text}`;
}

function declarations(style: string): readonly Declaration[] {
  try {
    const list = parse(style, { context: "declarationList" });
    return list.type === "DeclarationList" ? list.children.toArray().filter((node) => node.type === "Declaration") : [];
  } catch {
    // The parser throws on endlessly nested parentheses.
    return [];
  }
}

/**
 * Returns those declarations of an editor's `style` attribute that only affect layout and color. It allows a fixed list
 * of properties and values: nothing loads, moves out of its place, or covers the page. The other declarations are
 * removed.
 */
export function safeStyle(style: string): string {
  if (style.length > LONGEST) return "";
  return declarations(style)
    .flatMap((one) => cleaned(one) ?? [])
    .join("; ");
}
