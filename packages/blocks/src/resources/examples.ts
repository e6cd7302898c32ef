import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const card = (scene: string, alt: string, title: string, words: string) => ({
  resourceImage: [exampleAsset(scene, alt, 720, 480)],
  resourceBackgroundColor: null,
  resourceTextContent: `<h2>${title}</h2><p>${words}</p>`,
  resourceCtaStyle: "secondary",
  resourceCtaLabel: null,
  resourceCtaLink: "/guides/",
  resourceCtaLinkNewTab: false,
  resourceCtaLinkNofollow: false,
  resourceCtaTag: "resource-guide",
  buttonSize: null,
  resourceCtaLinkAriaLabel: null,
});

const one = {
  ...card(
    "map",
    "A map with a route",
    "The guide to your state",
    "Hours, fees and dates, on two pages that you can print.",
  ),
  resourceCards: [],
};
const row = (fields: object) => ({ typeHandle: "resourceCard", ...fields });

const three = {
  ...one,
  resourceCards: [
    row({
      ...card(
        "exam",
        "An answer sheet and a pencil",
        "Practice exam",
        "Twenty questions in the words of the real one.",
      ),
      resourceBackgroundColor: "#fff6d9",
      resourceCtaStyle: "primary",
      resourceCtaLabel: "Take it now",
      buttonSize: "small",
      resourceCtaLinkAriaLabel: "Take it now: the practice exam",
      resourceCtaLinkNewTab: true,
      resourceCtaLinkNofollow: true,
    }),
    row(card("desk", "A desk with a lamp and an open book", "Study plan", "Six weeks of evenings, one page for each.")),
  ],
};

export const examples: BlockExamples = {
  three,
  one,
  two: { ...three, resourceCards: three.resourceCards.slice(0, 1) },
  withoutPictures: {
    ...one,
    resourceImage: [],
    resourceCards: [row({ ...card("exam", "", "Practice exam", "Twenty questions."), resourceImage: [] })],
  },
  withoutLink: { ...one, resourceCtaLink: null },
  longTexts: {
    ...three,
    resourceTextContent:
      "<h2>Everything that your state asks of applicants who hold a license of another state</h2><p>Reciprocity, hours that count, hours that do not, the exam that you may skip and the one that you may not, with the forms in the order in which the state wants them.</p>",
    resourceCtaLabel: "Read the whole guide with all of its forms",
  },
  empty: { resourceCards: [] },
};
