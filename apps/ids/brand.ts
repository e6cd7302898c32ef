import { defineBrand } from "@courseway/brand";

/** The general online-course brand, for drivers who need a course by Friday. It has no mailing list. [CFG-002, ML-002] */
export const brand = defineBrand({
  id: "IDS",
  name: "IDS Online Courses",
  url: "https://www.ids.example",
  siblingSites: [
    "https://www.aarp-course.example",
    "https://www.ace.example",
    "https://www.dec.example",
    "https://www.ins.example",
    "https://www.mtg.example",
  ],
  craftSite: "ids",
  helpPage: "/support/",
  showFee: true,
  feeLabel: "fee",
  ctaText: "Start Now",
  vertical: "DD",
  trustpilotId: "ids-reviews",
  checkoutUrl: "https://checkout.ids.example/checkout/",
  signInUrl: "https://account.ids.example/sign-in/",
  courseSelectionUrl: "https://account.ids.example/course-selection/",
});
