import { type CssNode, generate, parse, walk } from "css-tree";
import { TOKEN_ROLES, type TokenGroup } from "@courseway/ui/tokens";

/** A color in the format: channels and alpha from 0 to 1, and the same as `#rrggbb`. */
interface ColorValue {
  readonly colorSpace: "srgb";
  readonly components: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
  readonly hex: string;
}

interface DimensionValue {
  readonly value: number;
  readonly unit: "px" | "rem";
}

type TokenValue =
  | { readonly $type: "color"; readonly $value: ColorValue }
  | { readonly $type: "dimension"; readonly $value: DimensionValue }
  | { readonly $type: "fontFamily"; readonly $value: readonly string[] }
  | { readonly $type: "fontWeight" | "number"; readonly $value: number };

/** One token in the Design Tokens format, with a description of its role. */
export type DesignToken = TokenValue & { readonly $description: string };

/** A brand's tokens in the Design Tokens format, version 2025.10. */
export type DesignTokens = Readonly<Record<TokenGroup, Readonly<Record<string, DesignToken>>>> & {
  readonly $description: string;
  /** Values that only CSS can express (patterns, edges, letter spacing in em), by CSS name. */
  readonly $extensions: { readonly "com.courseway.css": Readonly<Record<string, string>> };
};

/** The custom properties `--cw-…` of a theme's style sheet, by name without `--cw-`, in the sheet's order. */
export function themeValues(css: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  walk(parse(css, { parseCustomProperty: true }), (node: CssNode) => {
    if (node.type === "Declaration" && node.property.startsWith("--cw-"))
      values.set(node.property.slice("--cw-".length), generate(node.value).trim());
  });
  return values;
}

const channel = (byte: number): number => Math.round((byte / 255) * 10_000) / 10_000;
const toHex = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Reads `#rrggbb` and `rgb(r g b/a)`; null for anything else. */
function readColor(value: string): ColorValue | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(value);
  const rgb = /^rgb\((\d+) (\d+) (\d+) ?\/ ?([\d.]+)\)$/u.exec(value);
  const bytes = hex?.slice(1).map((pair) => Number.parseInt(pair, 16)) ?? rgb?.slice(1, 4).map(Number);
  if (bytes === undefined) return null;
  const [red = 0, green = 0, blue = 0] = bytes;
  const components = [channel(red), channel(green), channel(blue)] as const;
  return { colorSpace: "srgb", components, alpha: rgb === null ? 1 : Number(rgb[4]), hex: toHex(bytes) };
}

/** The names in a font stack, the brand's face first; variables that an app may set are left out. */
const readFonts = (value: string): readonly string[] =>
  value
    .replaceAll(/var\(--[\w-]+,|\)/gu, "")
    .split(",")
    .map((name) => name.trim().replaceAll('"', ""));

function readValue(name: string, value: string): TokenValue | null {
  const color = readColor(value);
  if (color !== null) return { $type: "color", $value: color };
  if (name.startsWith("font-")) return { $type: "fontFamily", $value: readFonts(value) };
  const [, amount, unit] = /^(-?[\d.]+)(px|rem)?$/u.exec(value) ?? [];
  if (amount === undefined) return null;
  if (unit === "px" || unit === "rem") return { $type: "dimension", $value: { value: Number(amount), unit } };
  return { $type: name.endsWith("-weight") ? "fontWeight" : "number", $value: Number(amount) };
}

/**
 * Turns a theme's style sheet into the Design Tokens format. A value without a type in the format goes into
 * `$extensions`, as CSS.
 *
 * @throws Error if a value has a type and its token has no role in `token-roles.ts`
 */
export function designTokens(brand: string, css: string): DesignTokens {
  const groups: Record<TokenGroup, Record<string, DesignToken>> = {
    ground: {},
    text: {},
    accent: {},
    deep: {},
    money: {},
    shadow: {},
    type: {},
    shape: {},
  };
  const onlyCss: Record<string, string> = {};
  for (const [name, value] of themeValues(css)) {
    const role = TOKEN_ROLES[name];
    const read = readValue(name, value);
    if (role === undefined && read?.$type === "color")
      throw new Error(`The token --cw-${name} has no role. Add it to packages/ui/src/themes/token-roles.ts.`);
    if (role === undefined || read === null) onlyCss[`--cw-${name}`] = value;
    else groups[role.group][name] = { ...read, $description: role.role };
  }
  return { $description: `Design tokens of ${brand}.`, ...groups, $extensions: { "com.courseway.css": onlyCss } };
}
