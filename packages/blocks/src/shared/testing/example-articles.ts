import type { FeaturedEntry } from "@courseway/content-client";
import { exampleAsset } from "../example-asset.ts";

const article = (title: string, scene: string, alt: string, code: string, pageState: string | null): FeaturedEntry => ({
  slug: `guides--${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
  title,
  dateCreated: "2026-05-04T09:00:00-05:00",
  expiryDate: null,
  blogSummary: "What you need to know, in five minutes of reading.",
  featuredEntryImage: { ...exampleAsset(scene, alt, 720, 480), focalPoint: null },
  blogCategories: [{ code, title: code === "EXAM" ? "Exam" : "Getting started", slug: code.toLowerCase() }],
  pageState,
});

/** Articles that a site features, for tests and stories; `{images}` stands for the brand's picture folder. */
export const exampleArticles: readonly FeaturedEntry[] = [
  article("What to bring on exam day", "exam", "An answer sheet and a pencil", "EXAM", "Texas"),
  article("The six courses of Texas", "map", "A map with a route", "START", "TX"),
  article("Ten questions before you enroll", "desk", "A desk with a lamp and an open book", "START", null),
  article("Study beside a full-time job", "laptop", "A laptop on a table", "START", "texas"),
  article("How the exam is scored", "ledger", "A ledger with sums", "EXAM", "Florida"),
];
