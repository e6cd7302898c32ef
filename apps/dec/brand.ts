import { defineBrand } from "@courseway/brand";

/** The drivers-education brand: teens and their parents. [CFG-002, ML-002] */
export const brand = defineBrand({
  id: "DEC",
  name: "DEC Drivers Ed",
  url: "https://www.dec.example",
  siblingSites: [
    "https://www.aarp-course.example",
    "https://www.ace.example",
    "https://www.ids.example",
    "https://www.ins.example",
    "https://www.mtg.example",
  ],
  craftSite: "dec",
  helpPage: "/support/",
  showFee: true,
  feeLabel: "fee",
  ctaText: "Start Now",
  vertical: "DE",
  trustpilotId: "dec-reviews",
  blog: { enabled: true },
  email: { listKey: "DEC", listId: 5039154, listType: "DEC", sendAs: "DEC" },
  checkoutUrl: "https://checkout.dec.example/checkout/",
  signInUrl: "https://account.dec.example/sign-in/",
  courseSelectionUrl: "https://account.dec.example/course-selection/",
});
