/**
 * The words on buttons and lists where editors wrote none. A block's own default goes first; the brand's
 * `ctaText` is the default if a block has none. Settings take their defaults from here; the blocks say the same by
 * themselves, which `tools/site-test` holds them to, and other apps use them as they are. [CN-001]
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
  /** Of a form: real estate subscribes, the others send. */
  subscribe: "Subscribe",
  send: "Send",
  viewSchedule: "View Schedule",
  learnMore: "Learn More",
  registerNow: "Register Now",
  enroll: "Enroll",
  watchOverview: "Watch Overview",
  /** The second button of a hero, and a button of its own. */
  startToday: "Start Today",
  guarantee: "100% Money Back Guarantee",
  /** The senior brand's. */
  seniorGuarantee: "Money-Back Guarantee!**",
} as const;
