import type { Page } from "@courseway/content-client";
import { expect, test } from "vitest";
import { findDescription } from "./page-metadata.ts";

// Of a page, its description reads only this.
const pageWith = (description: string | null) => ({ seo: { description } }) as Page;

test("a page's description is its editor's word, else that of its first block with one [SEO-011]", () => {
  expect(findDescription({ page: pageWith("Editor"), metaDescription: "Block" })).toBe("Editor");
  expect(findDescription({ page: pageWith(null), metaDescription: "Block" })).toBe("Block");
  expect(findDescription({ page: pageWith(null), metaDescription: null })).toBeNull();
});

test("a block's description is cut to 155 characters and an ellipsis, between characters [SEO-012]", () => {
  const cut = (text: string) => findDescription({ page: pageWith(null), metaDescription: text });

  expect(cut("a".repeat(155))).toBe("a".repeat(155));
  expect(cut("a".repeat(156))).toBe(`${"a".repeat(155)}…`);
  expect(cut(`${"a".repeat(154)}🎓🎓`)).toBe(`${"a".repeat(154)}🎓…`);
});
