import { defineBrand } from "@courseway/brand";

/** The real-estate brand. */
export const brand = defineBrand({
  id: "ACE",
  name: "Ace Real Estate School",
  url: "https://www.ace.example",
  siblingSites: [
    "https://www.aarp-course.example",
    "https://www.dec.example",
    "https://www.ids.example",
    "https://www.ins.example",
    "https://www.mtg.example",
  ],
  craftSite: "ace",
  helpPage: "/support/",
  showFee: true,
  feeLabel: "fee",
  ctaText: "Get My License",
  vertical: "RE",
  agentBrand: true,
  trustpilotId: "ace-reviews",
  ambassadorGroupId: "ace-ambassadors",
  blog: { enabled: true },
  email: { listKey: "real estate", listId: 94171, listType: "RE", sendAs: "ACE" },
  checkoutUrl: "https://checkout.ace.example/checkout/",
  signInUrl: "https://account.ace.example/sign-in/",
  courseSelectionUrl: "https://account.ace.example/course-selection/",
});
