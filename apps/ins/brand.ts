import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

/** The insurance brand. Sign-in links carry its vertical code; its emails are sent as ACE. [CFG-002, HD-014, ML-005] */
export const brand = defineBrand({
  ...BRANDS.ins,
  craftSite: "ins",
  // A sample number: 555-0100 to 555-0199 belong to no one.
  contact: { phone: "(312) 555-0167", hours: "Mon–Fri, 8 am–8 pm CT" },
  mainPages: ["/pre-license/", "/pricing/", "/continuing-education/", "/resources/"],
  feeLabel: "state fee",
  guaranteeLabel: "30-Day Satisfaction Guarantee",
  refundLine: "Full refund within 30 days, until you finish the course",
  guaranteeText:
    "Ask within 30 days of your purchase, before you finish the course, and you’ll get all of your money back. If your state doesn’t accept our hours, there’s no time limit.",
  heroLook: "sky",
  trustpilotId: "ins-reviews",
  ambassadorGroupId: "ins-ambassadors",
  email: { listId: 5388813, listType: "INS", sendAs: "ACE" },
  signInVertical: "INS",
  signInUrl: "https://account.ins.example/sign-in/",
  courseSelectionUrl: "https://account.ins.example/course-selection/",
  // Sample keys: each service issues separate keys for a brand. [AN-002, AN-003]
  vendors: {
    customerData: { writeKey: "sample-ins" },
    experiments: { projectId: "sample-ins" },
    chat: { handle: "ins" },
    helpCenter: { orgId: "sample", brandId: "ins", apiUrl: "https://ins.gladly.com" },
    reviews: {},
    forms: {
      portalId: "sample-ins",
      threeSteps: { formId: "sample-lead-final", firstForms: ["sample-lead-1", "sample-lead-2"] },
    },
    quizzes: {},
  },
});
