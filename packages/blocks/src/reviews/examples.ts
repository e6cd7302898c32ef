import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const review = (reviewText: string, reviewerName: string | null, more: Readonly<Record<string, unknown>> = {}) => ({
  typeHandle: "review",
  reviewText,
  reviewerName,
  reviewerDetail: null,
  reviewRating: null,
  isSample: true,
  ...more,
});

const cards = {
  reviewType: "cards",
  reviewTitle: "What students say",
  backgroundImage: [],
  backgroundColor: null,
  textColor: null,
  styles: null,
  reviewList: [],
};

const reviewList = [
  review("I passed on the first try, two weeks after I signed up.", "Example Student", {
    reviewerDetail: "Texas",
    reviewRating: 5,
  }),
  review(
    "My schedule changes every week, so a classroom was never going to work. Here I studied on lunch breaks and late at night, took every practice exam twice, and went into the test knowing what to expect. When I got stuck on the math chapter, support walked me through it step by step.",
    "Another Student",
    { reviewRating: 4 },
  ),
  review("Worth it.", null),
];

export const examples: BlockExamples = {
  cards,
  slider: { ...cards, reviewType: "slider" },
  columns: { ...cards, reviewType: "columns" },
  columnsType2: { ...cards, reviewType: "columnsType2" },
  stars: { ...cards, reviewType: "stars", reviewTitle: "Rated excellent by students" },
  single: { ...cards, reviewType: "single", reviewTitle: null },
  ownReviews: { ...cards, reviewList, styles: "reviews-wide" },
  oneOfOurs: { ...cards, reviewType: "slider", reviewTitle: null, reviewList: reviewList.slice(0, 1) },
  colored: {
    ...cards,
    reviewType: "single",
    backgroundColor: "#10243e",
    textColor: "#ffffff",
  },
  onPicture: { ...cards, backgroundImage: [exampleAsset("backdrop", "", 1440, 640)] },
  unknownType: { ...cards, reviewType: "carousel" },
};
