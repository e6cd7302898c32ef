import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

/** The real-estate brand. */
export const brand = defineBrand({
  ...BRANDS.ace,
  craftSite: "ace",
  // A sample number: 555-0100 to 555-0199 belong to no one.
  contact: { phone: "(602) 555-0129", hours: "Mon–Sat, 8 am–9 pm MT" },
  mainPages: [
    "/real-estate-license/",
    "/pricing/",
    "/real-estate-exam-prep/",
    "/post-licensing/",
    "/real-estate-continuing-education/",
  ],
  feeLabel: "state reporting fee",
  refundLine: "Full refund within 30 days, until you finish the course",
  guaranteeText:
    "Ask within 30 days of your purchase, before you finish the course, and you’ll get all of your money back. If your commission doesn’t accept our hours, there’s no time limit.",
  heroLook: "offset",
  trustpilotId: "ace-reviews",
  ambassadorGroupId: "ace-ambassadors",
  blog: { enabled: true },
  email: { listId: 94171, listType: "RE", sendAs: "ACE" },
  signInUrl: "https://account.ace.example/sign-in/",
  signInVertical: "RE",
  courseSelectionUrl: "https://account.ace.example/course-selection/",
  // The query parameter that passes an opt-out to the checkout and to the family's other sites.
  consentParam: "privacy",
  // Every page view, because the sandbox has few. A site with real visitors samples a share, such as 0.1.
  vitals: { share: 1 },
  // Sample keys: each service issues separate keys for a brand. [AN-002, AN-003]
  vendors: {
    customerData: { writeKey: "sample-ace" },
    experiments: { projectId: "sample-ace" },
    chat: { handle: "ace" },
    helpCenter: { orgId: "sample", brandId: "ace", apiUrl: "https://ace.gladly.com" },
    reviews: {},
    forms: {
      portalId: "sample-ace",
      threeSteps: { formId: "sample-lead-final", firstForms: ["sample-lead-1", "sample-lead-2"] },
    },
    quizzes: {},
  },
});
