import { defineBrand } from "@courseway/brand";

/** The insurance brand. Sign-in carries its vertical code; its mail goes out as ACE. [CFG-002, HD-014, ML-005] */
export const brand = defineBrand({
  id: "INS",
  name: "INS Insurance School",
  url: "https://www.ins.example",
  siblingSites: [
    "https://www.aarp-course.example",
    "https://www.ace.example",
    "https://www.dec.example",
    "https://www.ids.example",
    "https://www.mtg.example",
  ],
  craftSite: "ins",
  helpPage: "/support/",
  showFee: true,
  feeLabel: "fee",
  ctaText: "Get My License",
  vertical: "INS",
  trustpilotId: "ins-reviews",
  ambassadorGroupId: "ins-ambassadors",
  email: { listKey: "INS", listId: 5388813, listType: "INS", sendAs: "ACE" },
  signInVertical: "INS",
  checkoutUrl: "https://checkout.ins.example/checkout/",
  signInUrl: "https://account.ins.example/sign-in/",
  courseSelectionUrl: "https://account.ins.example/course-selection/",
});
