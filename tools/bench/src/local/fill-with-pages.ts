import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Gives a brand of a copy of the sandbox's content so many pages: its own, over and over, under other slugs.
 *
 * @returns the paths of those that were added
 * @throws Error where the brand has as many pages already
 */
export function fillWithPages(content: string, brand: string, count: number): readonly string[] {
  const pages = join(content, brand, "pages");
  const files = readdirSync(pages).filter((file) => file.endsWith(".yaml") && file !== "home.yaml");
  if (count <= files.length + 1)
    throw new Error(
      `${brand} has ${files.length + 1} pages of its own, so none would be added. Ask for more: --pages ${files.length + 101}`,
    );
  const added: string[] = [];
  for (let number = files.length + 1; number < count; number += 1) {
    const text = readFileSync(join(pages, files[number % files.length] ?? ""), "utf8");
    writeFileSync(join(pages, `copy-${number}.yaml`), text);
    added.push(`/copy-${number}/`);
  }
  return added;
}
