import { defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";

/** The drivers-education brand: teens and their parents. [CFG-002, ML-002] */
export const brand = defineBrand({
  ...BRANDS.dec,
  craftSite: "dec",
  // A sample number: 555-0100 to 555-0199 belong to no one.
  contact: { phone: "(713) 555-0137", hours: "Mon–Sat, 8 am–9 pm CT" },
  mainPages: ["/drivers-ed/", "/pricing/", "/teen-drivers-ed/", "/adult-drivers-ed/", "/traffic-school/"],
  feeLabel: "certificate fee",
  feeLabels: { Florida: "state reporting fee" },
  refundLine: "Full refund within 30 days, until your certificate is issued",
  guaranteeText: "Ask within 30 days, before your certificate is issued, and you’ll get all of your money back.",
  heroLook: "round",
  trustpilotId: "dec-reviews",
  blog: { enabled: true, paths: ["trending", "blog"] },
  // Most visitors are minors.
  optsOutByDefault: true,
  privacyPage: "/about-us/privacy-policy/",
  email: { listId: 5039154, listType: "DEC", sendAs: "DEC" },
  signInUrl: "https://account.dec.example/sign-in/",
  signInVertical: "DE",
  courseSelectionUrl: "https://account.dec.example/course-selection/",
  // The query parameter that passes an opt-out to the checkout and to the family's other sites.
  consentParam: "privacy",
  // Every page view, because the sandbox has few. A site with real visitors samples a share, such as 0.1.
  vitals: { share: 1 },
  // Sample keys: each service issues separate keys for a brand. [AN-002, AN-003]
  vendors: {
    customerData: { writeKey: "sample-dec" },
    experiments: { projectId: "sample-dec" },
    chat: { handle: "dec" },
    helpCenter: { orgId: "sample", brandId: "dec", apiUrl: "https://dec.gladly.com" },
    reviews: {},
    forms: {
      portalId: "sample-dec",
      threeSteps: { formId: "sample-lead-final", firstForms: ["sample-lead-1", "sample-lead-2"] },
    },
    quizzes: {},
  },
});
