import { type BrandName, root } from "@courseway/workspace/local";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The written report of a brand's links. */
export interface WrittenLinks {
  /** The paths of the brand's pages: all of them, with every page of each template. */
  readonly pages: readonly string[];
  /** The targets within the site, of all links of all pages, with their query. */
  readonly ownTargets: readonly string[];
  /** The target of a page's link by its name, for a visitor. @throws Error if the report has no such link */
  readonly target: (path: string, name: string, visitor: string) => string;
}

/** Parses the `links.txt` of a brand's app. */
export function writtenLinks(brand: BrandName): WrittenLinks {
  const text = readFileSync(join(root, "apps", brand, "links.txt"), "utf8");
  const [pages = "", targets = ""] = text.split("\n## Targets");
  const groups = targets.split("\n\n").map((group) => group.split("\n"));
  return {
    pages: pages.split("\n").filter((line) => line.startsWith("/")),
    ownTargets: [...new Set([...pages.matchAll(/^ {4}.* → (?<target>\/.*)$/gmu)].map(([, target = ""]) => target))],
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
