export * from "@courseway/chrome/site";
export { defineSite, type Site } from "./define-site.ts";
export { Wordmark } from "./Wordmark.tsx";
