export { decorateLink } from "../links/decorate-link.ts";
export type { LinkContext } from "../links/link-context.ts";
export type { InspectedBlock, InspectedOffer, Inspection, PreviewFrame } from "./inspection.ts";
export { MOMENT_PARAMETERS, MOMENT_PATH } from "./parameters.ts";
