import type { BlockContext } from "@courseway/blocks";
import { withScenes } from "./scene.ts";

type Articles = NonNullable<BlockContext["page"]["featured"]>;

const article = (title: string, scene: string, alt: string, category: string): Articles[number] => ({
  slug: `guides--${scene}`,
  title,
  dateCreated: null,
  expiryDate: null,
  blogSummary: "What you need to know, in five minutes of reading.",
  featuredEntryImage: {
    url: `{images}/${scene}.svg`,
    alt,
    title: alt,
    width: 720,
    height: 480,
    mimeType: "image/svg+xml",
    focalPoint: null,
  },
  blogCategories: [{ code: category, title: category, slug: category.toLowerCase() }],
  pageState: "Texas",
});

const articles: Articles = [
  article("What to bring on exam day", "exam", "An answer sheet and a pencil", "Exam"),
  article("The six courses of Texas", "map", "A map with a route", "Courses"),
  article("How to study beside a full-time job", "desk", "A desk with a lamp and an open book", "Study"),
];

/** The articles that a story's site features, with the brand's own drawings. */
export const storyArticles = (brand: string): Articles =>
  articles.map(({ featuredEntryImage: image, ...rest }) => ({
    ...rest,
    featuredEntryImage: image && { ...image, url: String(withScenes(image.url, brand)) },
  }));
