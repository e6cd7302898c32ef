import { defineBrand } from "@courseway/brand";

/** The senior-driver brand. It has no mailing list, and prices show no fee. [CFG-013, CFG-014, CFG-015] */
export const brand = defineBrand({
  id: "AARP",
  name: "Senior Driver Course",
  url: "https://www.aarp-course.example",
  siblingSites: [
    "https://www.ace.example",
    "https://www.dec.example",
    "https://www.ids.example",
    "https://www.ins.example",
    "https://www.mtg.example",
  ],
  craftSite: "aarp",
  helpPage: "/support/",
  showFee: false,
  ctaText: "Get Started",
  vertical: "SENIOR",
  guaranteeLabel: "Money-Back Guarantee!**",
  trustpilotId: "aarp-reviews",
  partnerStatement: "Allstate has helped over 6,000 AARP drivers get safely back on the road this year.",
  checkoutUrl: "https://checkout.aarp-course.example/checkout/",
  signInUrl: "https://account.aarp-course.example/sign-in/",
  courseSelectionUrl: "https://account.aarp-course.example/course-selection/",
});
