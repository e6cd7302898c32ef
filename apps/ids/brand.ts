import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

/** The general online-course brand, for drivers who need a course by Friday. It has no mailing list. [CFG-002, ML-002] */
export const brand = defineBrand({
  ...BRANDS.ids,
  craftSite: "ids",
  // A sample number: 555-0100 to 555-0199 belong to no one.
  contact: { phone: "(512) 555-0142", hours: "Mon–Sat, 7 am–10 pm CT" },
  mainPages: ["/defensive-driving/", "/pricing/", "/drivers-ed/", "/permit-test-prep/", "/driving-guides/"],
  feeLabel: "state fee",
  refundLine: "Full refund within 30 days, until you finish the course",
  guaranteeText:
    "Ask within 30 days of your purchase, before you finish the course, and you’ll get all of your money back. If your court doesn’t accept our certificate, there’s no time limit.",
  trustpilotId: "ids-reviews",
  signInUrl: "https://account.ids.example/sign-in/",
  signInVertical: "DD",
  courseSelectionUrl: "https://account.ids.example/course-selection/",
  // Sample keys: each service issues separate keys for a brand. [AN-002, AN-003]
  vendors: {
    // Through the brand's own proxies, so that the visitor's browser contacts only the brand's hosts.
    customerData: { writeKey: "sample-ids", scriptUrl: "https://t.ids.example", apiUrl: "https://t.ids.example/v1" },
    experiments: { projectId: "sample-ids" },
    chat: { handle: "ids" },
    helpCenter: { orgId: "sample", brandId: "ids", apiUrl: "https://ids.gladly.com" },
    reviews: {},
    forms: {
      portalId: "sample-ids",
      threeSteps: { formId: "sample-lead-final", firstForms: ["sample-lead-1", "sample-lead-2"] },
    },
    quizzes: {},
  },
});
