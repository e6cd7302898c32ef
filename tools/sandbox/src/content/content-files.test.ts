import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createContent } from "./create-content.ts";
import { loadExamples } from "./store/example-pages.ts";

const contentDir = join(import.meta.dirname, "..", "..", "content");
const { store } = createContent({ contentDir, examples: await loadExamples(() => undefined), now: () => 0 });

describe.each(store.brands().map((brand) => [brand.id, brand] as const))("the content of %s", (_id, brand) => {
  const files = (["pages", "drafts"] as const).flatMap((folder) => store.slugs(brand, folder).map((slug) => ({ slug, folder })));

  it("has no page that needs mending", () => {
    for (const { slug, folder } of files) expect(store.page(brand, slug, folder === "drafts")?.slug).toBe(slug);
  });

  it("names only pictures that exist", () => {
    const texts = files.map(({ slug, folder }) => JSON.stringify(store.page(brand, slug, folder === "drafts")?.fields));
    const named = texts.flatMap((text) => [...text.matchAll(/[\w-]+\.(?:svg|png|jpg|webp)/g)].map(([name]) => name));
    expect([...new Set(named)].filter((name) => !store.asset(brand, name))).toEqual([]);
  });
});

it("draws every shared scene with a title for its text alternative", () => {
  const brand = store.brands()[0];
  const names = readdirSync(join(contentDir, "shared", "assets"));
  expect(names.filter((name) => brand && !store.asset(brand, name)?.title)).toEqual([]);
});
