export { decorateLink, linkContext, type LinkContext } from "./decorate-link.ts";
