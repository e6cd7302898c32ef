import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const categories = [
  { title: "Getting started", slug: "getting-started", aceCategoryCode: "START" },
  { title: "Exam", slug: "exam", aceCategoryCode: "EXAM" },
  { title: "Working life", slug: "working-life", aceCategoryCode: "WORK" },
];
const states = ["Texas", "Florida", "Virginia", null];
const scenes = [
  ["desk", "A desk with a lamp and an open book"],
  ["door", "A key in an open door"],
  ["road", "A road that leads to the horizon"],
] as const;
const titles = [
  "How long does it take to get a license?",
  "Ten questions that everybody asks before the exam",
  "A day at work: what you really do",
  "What it costs to begin, line by line",
  "How to study beside a full-time job",
  "What to bring on exam day",
  "Your first client: how others found theirs",
  "Renewing on time, without stress",
];

const articleCard = (_: unknown, index: number) => {
  const [scene, alt] = scenes[index % scenes.length] ?? scenes[0];
  const title = titles[index % titles.length] ?? titles[0];
  return {
    typeHandle: "articleCard",
    dateCreated: `2026-${String((index % 9) + 1).padStart(2, "0")}-15T09:00:00-05:00`,
    image: [exampleAsset(scene, alt, 720, 480)],
    relatedResourceContent: `<h3>${title}</h3><p>What you need to know, in five minutes of reading.</p>`,
    relatedResourceLink: `careers--guides--guide-${index + 1}`,
    relatedResourceCtaLabel: index % 4 === 3 ? "Watch the talk" : null,
    relatedResourcesCategory: [categories[index % categories.length]],
    state: states[index % states.length],
  };
};

const twoPages = {
  careerCenterTitle: "Career center",
  careerCenterSideContent:
    '<h3>Talk to somebody who did it</h3><p>Every Tuesday at noon we answer questions live. <a href="/talks/">Join the next talk</a>.</p>',
  filterTitle: null,
  filterDefaultLabel: null,
  stateFilterTitle: null,
  stateFilterDefaultLabel: null,
  categoryFilterTitle: null,
  categoryFilterDefaultLabel: null,
  isEntryListings: false,
  careerCenterArticleCards: Array.from({ length: 13 }, articleCard),
};

export const examples: BlockExamples = {
  twoPages,
  onePage: {
    ...twoPages,
    careerCenterSideContent: null,
    careerCenterArticleCards: Array.from({ length: 3 }, articleCard),
  },
  entryListings: {
    ...twoPages,
    careerCenterTitle: null,
    isEntryListings: true,
    stateFilterDefaultLabel: "Everywhere",
    careerCenterArticleCards: Array.from({ length: 64 }, articleCard),
  },
};
