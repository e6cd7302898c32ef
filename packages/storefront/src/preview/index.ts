export { decorateLink } from "../links/decorate-link.ts";
export type { LinkContext } from "../links/link-context.ts";
export type { InspectedBlock, InspectedOffer, Inspection, PreviewFrame } from "./inspection.ts";
export { MOMENT_PARAMETERS, MOMENT_PATH, MOST_PAGE_LINKS, PAGE_LINKS_PATH } from "./parameters.ts";
