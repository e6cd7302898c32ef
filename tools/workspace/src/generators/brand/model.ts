/** Changes a file of the model for a new brand, only where the two must differ. */
type Change = (text: string, id: string) => string;

const MODEL = "ace";

/** @throws Error if the model's file no longer contains the searched text */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The app of ${MODEL} looks otherwise than expected: it has no ${from}.`);
  return text.replaceAll(from, to);
}

const changes: Readonly<Record<string, Change>> = {
  "package.json": (text, id) => replaced(text, `"@courseway/app-${MODEL}"`, `"@courseway/app-${id}"`),
  "app/layout.tsx": (text, id) => replaced(text, `data-brand="${MODEL}"`, `data-brand="${id}"`),
  "app/theme.css": (text, id) => replaced(text, `/themes/${MODEL}.css`, `/themes/${id}.css`),
};

/** A file of the model's app, adapted to the new brand. */
export const fromModel = (path: string, text: string, id: string): string => changes[path]?.(text, id) ?? text;

/** The new brand's theme: the model's, with a new first comment. @throws Error if the model does not begin with one */
export function themeFrom(text: string, id: string): string {
  const first = /^\/\*.*?\*\/\n/su.exec(text)?.[0] ?? "";
  return replaced(text, first === "" ? "/* …" : first, `/* ${id}: begins with the looks of ${MODEL}. */\n`);
}

/** The table of theme colors with the new brand's, sorted by name. @throws Error if it has no such table */
export function withThemeColor(table: string, id: string): string {
  const rows = /(?:^ {2}\w+: "#[0-9a-f]{6}",\n)+/mu;
  const color = new RegExp(`^ {2}${MODEL}: (".*"),$`, "mu").exec(table)?.[1];
  if (color === undefined) throw new Error("theme-colors.ts looks otherwise than expected: add the brand's by hand.");
  return table.replace(rows, (found) => {
    const lines = [...found.trimEnd().split("\n"), `  ${id}: ${color},`];
    return `${lines.toSorted().join("\n")}\n`;
  });
}
