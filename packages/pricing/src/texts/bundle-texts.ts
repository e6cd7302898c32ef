/**
 * The words of the bundle builder that editors do not write, in addition to those of its state:
 * `regulatorWarning` while `regulatorWarnings` has a product, `nothingSelected` while `cart.enabled` is false,
 * the confirm texts while `cart.confirm` is true.
 * For the block `bundleBuilder`, and for other apps that build a bundle. [BB-003, BB-005, BB-007, BB-008, BB-009, BB-010, BB-012, BB-013]
 */
export const BUNDLE_TEXTS = {
  deliveries: { webinar: "Webinar", online: "Online Self-Study" },
  required: "Required",
  elective: "Elective",
  regulatorWarning: "Warning: You are adding a course for a state that has multiple regulators.",
  regulatorNote:
    "Your MLO license must be issued by the regulator listed with the course. Otherwise you may need additional courses.",
  tuitionNote: '"Total Tuition" excludes the NMLS credit reporting fee.',
  nothingSelected: "Please select at least one product",
  confirmShortHours: "You do not have enough selected hours to meet your state requirement(s).",
  confirmQuestion: "Are you sure you want to proceed to checkout?",
  confirmModify: "Modify Selection",
  confirmProceed: "Proceed Anyway",
} as const;
