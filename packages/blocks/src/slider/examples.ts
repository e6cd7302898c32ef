import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const slide = (scene: string, alt: string, slideContent: string, more: Readonly<Record<string, unknown>> = {}) => ({
  typeHandle: "slide",
  slideContent,
  slideImage: [exampleAsset(scene, alt, 720, 480)],
  slideImageLink: null,
  slideLinkNewTab: false,
  slideLinkNofollow: false,
  isSample: false,
  ...more,
});

const whole = {
  sliderTitle: "See the course before you buy it",
  asideContent:
    "<p>Short lessons, clear pictures and a quiz after every chapter. Swipe through a few screens.</p><ul><li>Works on any device</li><li>Your place is always saved</li></ul>",
  sliderAlignment: "right",
  sideContentStateSeal: [exampleAsset("seal-approved", "Approved by the State of Texas", 160, 160)],
  sliderSlides: [
    slide(
      "laptop",
      "A lesson on a laptop",
      "<h3>Lessons that stick</h3><p>Ten minutes each, with real situations.</p>",
      {
        slideImageLink: "/all-blocks/",
      },
    ),
    slide(
      "exam",
      "A practice exam",
      "<h3>Practice exams</h3><p>As many as you like, with an explanation of every answer.</p>",
      {
        slideImageLink: "https://demo.example.org/exam",
        slideLinkNewTab: true,
        slideLinkNofollow: true,
      },
    ),
    slide(
      "graduate",
      "A graduate with a certificate",
      '<h3>Your certificate</h3><p>Ready to print the day you pass.</p><p class="bottom-content"><strong>Included in every package</strong></p>',
    ),
  ],
};

export const examples: BlockExamples = {
  whole,
  left: { ...whole, sliderAlignment: "left", sideContentStateSeal: [] },
  withoutAside: { ...whole, sliderTitle: null, asideContent: null, sideContentStateSeal: [] },
  oneSlide: { ...whole, sliderSlides: whole.sliderSlides.slice(0, 1) },
  wordsOnly: { ...whole, sliderSlides: whole.sliderSlides.map((one) => ({ ...one, slideImage: [] })) },
  empty: { ...whole, sliderSlides: [] },
};
