/** Simulated visitors, and what they see of a page: for the preview's panel and for rehearsals. */
export type {
  HandedLink,
  PageState,
  PageView,
  RehearsalVisitor,
  RehearsedPage,
  ShownBanner,
  ShownBlock,
  ShownLink,
  ShownPrice,
} from "./page-facts.ts";
export {
  NEW_VISITOR,
  readVisitorParameter,
  type SimulatedVisitor,
  VISITOR_PARAMETER,
  visitorParameter,
} from "./simulated-visitor.ts";
