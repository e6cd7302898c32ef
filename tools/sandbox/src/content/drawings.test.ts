import { declarations } from "@courseway/blocks/declarations";
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, it } from "vitest";
import { createContent } from "./create-content.ts";
import type { BrandContent } from "./model/brand.ts";

const contentDir = join(import.meta.dirname, "..", "..", "content");
const { store } = createContent({ contentDir, blocks: declarations, now: () => 0 });

/** The pictures that the files of a brand name: pages, drafts, templates and globals. */
function listNamedPictures({ dir }: BrandContent): readonly string[] {
  const texts = globSync("**/*.yaml", { cwd: dir }).map((file) => readFileSync(join(dir, file), "utf8"));
  return [...new Set(texts.flatMap((text) => text.match(/[\w-]+\.(?:svg|png|jpe?g|webp|avif)/gu) ?? []))];
}

it("shows no drawing of the shared folder under two brands", () => {
  const shared = join(contentDir, "shared") + sep;
  const named = store.brands().flatMap((brand) => listNamedPictures(brand).map((name) => ({ brand, name })));
  const shown = named
    .map(({ brand, name }) => ({ brand: brand.id, path: store.asset(brand, name)?.path ?? "" }))
    .filter(({ path }) => path.startsWith(shared));
  const brandsByPath = Map.groupBy(shown, ({ path }) => path);
  expect(named.length).toBeGreaterThan(100);
  expect([...brandsByPath.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it("has no copy of one brand's drawing in the colors of another", () => {
  const files = globSync("*/assets/*.svg", { cwd: contentDir }).toSorted();
  const copies = Map.groupBy(files, (file) =>
    readFileSync(join(contentDir, file), "utf8").replaceAll(/:root\{[^}]*\}|<title>[^<]*<\/title>/gu, ""),
  );
  const countFolders = (paths: readonly string[]) => new Set(paths.map((path) => path.split(sep)[0])).size;
  expect(files.length).toBeGreaterThan(100);
  expect([...copies.values()].filter((paths) => countFolders(paths) > 1)).toEqual([]);
});
