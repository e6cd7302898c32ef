import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

/** The mortgage brand. Its emails are sent as ACE. [CFG-002, ML-005] */
export const brand = defineBrand({
  ...BRANDS.mtg,
  craftSite: "mtg",
  // A sample number: 555-0100 to 555-0199 belong to no one.
  contact: { phone: "(919) 555-0183", hours: "Mon–Fri, 8 am–8 pm CT" },
  mainPages: ["/pre-license/", "/pricing/", "/continuing-education/", "/resources/"],
  feeLabel: "registry fee",
  refundLine: "Full refund within 30 days, until you finish the course",
  guaranteeText:
    "Ask within 30 days of your purchase, before you finish the course, and you’ll get all of your money back. If your agency doesn’t accept our hours, there’s no time limit.",
  heroLook: "split",
  trustpilotId: "mtg-reviews",
  ambassadorGroupId: "mtg-ambassadors",
  email: { listId: 5388818, listType: "MTG", sendAs: "ACE" },
  signInUrl: "https://account.mtg.example/sign-in/",
  signInVertical: "MTG",
  courseSelectionUrl: "https://account.mtg.example/course-selection/",
  // Sample keys: each service issues separate keys for a brand. [AN-002, AN-003]
  vendors: {
    customerData: { writeKey: "sample-mtg" },
    experiments: { projectId: "sample-mtg" },
    chat: { handle: "mtg" },
    helpCenter: { orgId: "sample", brandId: "mtg", apiUrl: "https://mtg.gladly.com" },
    reviews: {},
    forms: {
      portalId: "sample-mtg",
      threeSteps: { formId: "sample-lead-final", firstForms: ["sample-lead-1", "sample-lead-2"] },
    },
    quizzes: {},
  },
});
