import { type BrandName, root } from "@courseway/workspace/local";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The written report of a brand's links. */
export interface WrittenLinks {
  /** The target of a page's link by its name, for a visitor. @throws Error if the report has no such link */
  readonly target: (path: string, name: string, visitor: string) => string;
}

/** Parses the `links.txt` of a brand's app. */
export function writtenLinks(brand: BrandName): WrittenLinks {
  const text = readFileSync(join(root, "apps", brand, "links.txt"), "utf8");
  const [pages = "", targets = ""] = text.split("\n## Targets");
  const groups = targets.split("\n\n").map((group) => group.split("\n"));
  return {
    target: (path, name, visitor) => {
      const page = pages.split("\n\n").find((lines) => lines.startsWith(`${path}\n`));
      const line = page?.split("\n").find((one) => one.startsWith(`    ${name} → `));
      const target = line?.split(" → ").at(-1);
      if (target === undefined) throw new Error(`${brand}'s links.txt has no link "${name}" on ${path}.`);
      const change = groups
        .find((lines) => lines.includes(target))
        ?.find((one) => one.startsWith(`    ${visitor}: `))
        ?.slice(`    ${visitor}: `.length);
      if (change === undefined) return target;
      return change.startsWith("+ ") ? `${target}${target.includes("?") ? "&" : "?"}${change.slice(2)}` : change;
    },
  };
}
