import { defineBrand } from "@courseway/brand";

/** The mortgage brand. Its mail goes out as ACE. [CFG-002, ML-005] */
export const brand = defineBrand({
  id: "MTG",
  name: "MTG Mortgage School",
  url: "https://www.mtg.example",
  siblingSites: [
    "https://www.aarp-course.example",
    "https://www.ace.example",
    "https://www.dec.example",
    "https://www.ids.example",
    "https://www.ins.example",
  ],
  craftSite: "mtg",
  helpPage: "/support/",
  showFee: true,
  feeLabel: "fee",
  ctaText: "Get My License",
  vertical: "MTG",
  trustpilotId: "mtg-reviews",
  ambassadorGroupId: "mtg-ambassadors",
  email: { listKey: "MTG", listId: 5388818, listType: "MTG", sendAs: "ACE" },
  checkoutUrl: "https://checkout.mtg.example/checkout/",
  signInUrl: "https://account.mtg.example/sign-in/",
  courseSelectionUrl: "https://account.mtg.example/course-selection/",
});
