import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

/** The senior-driver brand. It has no mailing list, and prices show no fee. [CFG-013, CFG-014, CFG-015] */
export const brand = defineBrand({
  ...BRANDS.aarp,
  craftSite: "aarp",
  trustpilotId: "aarp-reviews",
  partnerStatement: "Allstate has helped over 6,000 AARP drivers get safely back on the road this year.",
  signInUrl: "https://account.aarp-course.example/sign-in/",
  courseSelectionUrl: "https://account.aarp-course.example/course-selection/",
});
