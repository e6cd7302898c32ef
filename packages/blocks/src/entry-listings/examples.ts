import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const CATEGORIES = [
  { title: "Exam", slug: "exam", aceCategoryCode: "EXAM" },
  { title: "Getting started", slug: "getting-started", aceCategoryCode: "START" },
];
const STATES = ["Texas", "FL", null];
const SCENES = [
  ["exam", "An answer sheet and a pencil"],
  ["map", "A map with a route"],
  ["desk", "A desk with a lamp and an open book"],
] as const;
const TITLES = [
  "What to bring on exam day",
  "The courses your state requires, in order",
  "Ten questions to ask before you enroll",
  "How to study around a full-time job",
];

const entry = (_: unknown, index: number) => {
  const [scene, alt] = SCENES[index % SCENES.length] ?? SCENES[0];
  return {
    slug: `blog--article-${index + 1}`,
    title: TITLES[index % TITLES.length] ?? TITLES[0],
    dateCreated: `2026-${String((index % 9) + 1).padStart(2, "0")}-15T09:00:00-05:00`,
    expiryDate: index === 0 ? "2199-01-01T00:00:00-06:00" : null,
    blogSummary: "<p>What you need to know, in five minutes of reading.</p>",
    featuredEntryImage: [exampleAsset(scene, alt, 720, 480)],
    blogCategories: [CATEGORIES[index % CATEGORIES.length]],
    pageState: STATES[index % STATES.length],
    seoContent: [{ typeHandle: "seo", ogImage: [exampleAsset("laptop", "A laptop on a table", 720, 480)] }],
  };
};
const entries = (count: number) => Array.from({ length: count }, entry);

const twoPages = {
  blogEntries: entries(12),
  careerCenterTitle: "From the blog",
  careerCenterSideContent: '<h3>New here?</h3><p>Start with <a href="/courses/">the courses of your state</a>.</p>',
  filterTitle: null,
  filterDefaultLabel: null,
  stateFilterTitle: null,
  stateFilterDefaultLabel: null,
  categoryFilterTitle: null,
  categoryFilterDefaultLabel: null,
  isEntryListings: null,
  careerCenterArticleCards: [],
};

export const examples: BlockExamples = {
  twoPages,
  oneEntry: { ...twoPages, careerCenterTitle: null, careerCenterSideContent: null, blogEntries: entries(1) },
  sharedPicture: {
    ...twoPages,
    blogEntries: entries(3).map((one) => ({ ...one, featuredEntryImage: [], blogSummary: null, dateCreated: null })),
  },
  ownCards: {
    ...twoPages,
    isEntryListings: false,
    blogEntries: entries(2),
    careerCenterArticleCards: [
      {
        typeHandle: "articleCard",
        image: [exampleAsset("door", "A key in an open door", 720, 480)],
        relatedResourceContent: "<h3>Listen to the podcast</h3><p>Twenty minutes with somebody who did it.</p>",
        relatedResourceLink: "https://podcast.example.org/",
        relatedResourceCtaLabel: "Listen now",
        relatedResourcesCategory: [CATEGORIES[0]],
        state: "Texas",
        dateCreated: "2026-03-15T09:00:00-05:00",
      },
    ],
  },
  longTexts: {
    ...twoPages,
    careerCenterTitle: "Everything that we have written about licenses, exams and the first year on the job",
    blogEntries: entries(2).map((one) => ({
      ...one,
      title: "Everything that the state wants to know of you before it lets you sit for the exam, and why it asks",
    })),
  },
  empty: { ...twoPages, blogEntries: [] },
};
