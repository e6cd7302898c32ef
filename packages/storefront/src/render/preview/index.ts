export { decorateLink, type LinkContext } from "@courseway/chrome/links";
export type { InspectedBlock, InspectedOffer, Inspection, PreviewFrame } from "./inspection.ts";
export { MOMENT_PARAMETERS, MOMENT_PATH, MOST_PAGE_LINKS, PAGE_LINKS_PATH } from "./parameters.ts";
