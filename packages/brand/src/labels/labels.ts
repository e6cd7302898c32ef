/**
 * The labels of buttons and lists if editors wrote none. A block's own default takes precedence over the brand's
 * `ctaText`. Brand settings take their defaults from here. Blocks repeat the same labels, which `tools/site-test`
 * checks; other apps use these directly. [CN-001]
 */
export const LABELS = {
  getLicense: "Get My License",
  startNow: "Start Now",
  claimCourse: "Claim Your Course",
  selectState: "Select a State",
  loadingState: "Loading your state",
  selectProduct: "Select a Product",
  readFullArticle: "Read Full Article",
  readMore: "Read More",
  filterByCategory: "Filter by Category",
  allResources: "All Resources",
  filterByState: "Filter by State",
  allStates: "All States",
  allCategories: "All Categories",
  /** A form's button: `subscribe` for real estate, `send` for the others. */
  subscribe: "Subscribe",
  send: "Send",
  viewSchedule: "View Schedule",
  learnMore: "Learn More",
  registerNow: "Register Now",
  enroll: "Enroll",
  watchOverview: "Watch Overview",
  /** The second button of a hero, and the label of a separate button. */
  startToday: "Start Today",
  guarantee: "100% Money Back Guarantee",
  /** The label of the senior brand. */
  seniorGuarantee: "Money-Back Guarantee!**",
} as const;
