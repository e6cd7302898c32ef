export { type Change, CHANGED_LATER, changeAnswer, type FindChange } from "./change-answer.ts";
export { liveChange, livePageHeaders } from "./live-page.ts";
export { fillsHeading, headingChange, PLACES_HEADERS } from "./fill-headings.ts";
