/** The words of the study plan builder; `pickerHeading` is a default. For the block `productBuilder`. [SB-001, SB-002, SB-011, SB-012, SB-013] */
export const STUDY_PLAN_TEXTS = {
  heading: "Build your study plan",
  pickerHeading: "Choose a State and Course",
  mostPopular: "Most Popular",
  charge: "One-time charge. Renew anytime.",
  guarantee: "100% money-back guarantee: contact us within 5 days of your purchase.",
} as const;
