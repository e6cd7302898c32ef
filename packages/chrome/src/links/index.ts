export { decorateLink } from "./decorate-link.ts";
export { linkContext, type LinkContext } from "./link-context.ts";
