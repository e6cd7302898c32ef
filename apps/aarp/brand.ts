import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

const REFUND =
  "Ask within 60 days of registering, before you complete the course, and we’ll issue your refund within 30 days.";

/** The senior-driver brand. It has no mailing list, and prices show no fee. [CFG-013, CFG-014, CFG-015] */
export const brand = defineBrand({
  ...BRANDS.aarp,
  craftSite: "aarp",
  // A sample number: 555-0100 to 555-0199 belong to no one.
  contact: { phone: "(202) 555-0142", hours: "Every day, 8 am–6 pm CT" },
  mainPages: ["/defensive-driving-course/", "/pricing/", "/why-take-our-course/", "/faq/", "/sales/contactus/"],
  heroLook: "print",
  trustpilotId: "aarp-reviews",
  refundLine: "Full refund within 60 days, until you complete the course",
  guaranteeText: REFUND,
  guarantees: { satisfactionGuarantee: { label: "Money-Back Guarantee!", text: REFUND } },
  partnerStatement: "Allstate has helped over 6,000 AARP drivers get safely back on the road this year.",
  signInUrl: "https://account.aarp-course.example/sign-in/",
  signInVertical: "SENIOR",
  courseSelectionUrl: "https://account.aarp-course.example/course-selection/",
  // Sample keys: each service issues separate keys for a brand. [AN-002, AN-003]
  vendors: {
    customerData: { writeKey: "sample-aarp" },
    experiments: { projectId: "sample-aarp" },
    tagManager: { containerId: "GTM-AARP" },
    googleConsentMode: true,
    helpCenter: { orgId: "sample", brandId: "aarp", apiUrl: "https://aarp.gladly.com" },
    reviews: {},
    forms: {
      portalId: "sample-aarp",
      threeSteps: { formId: "sample-lead-final", firstForms: ["sample-lead-1", "sample-lead-2"] },
    },
    quizzes: {},
  },
});
