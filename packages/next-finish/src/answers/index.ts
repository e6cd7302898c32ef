export { changeAnswers } from "./change-all-answers.ts";
export { type Change, CHANGED_LATER, changeAnswer, type FindChange } from "./change-answer.ts";
export { createDynamicChange, dynamicPageHeaders } from "./dynamic-page.ts";
export { fillsHeading, headingChange, SLOTS_HEADERS } from "./fill-headings.ts";
