import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

/** The drivers-education brand: teens and their parents. [CFG-002, ML-002] */
export const brand = defineBrand({
  ...BRANDS.dec,
  craftSite: "dec",
  trustpilotId: "dec-reviews",
  blog: { enabled: true, paths: ["trending", "blog"] },
  privacyPage: "/about-us/privacy-policy/",
  email: { listId: 5039154, listType: "DEC", sendAs: "DEC" },
  signInUrl: "https://account.dec.example/sign-in/",
  courseSelectionUrl: "https://account.dec.example/course-selection/",
});
