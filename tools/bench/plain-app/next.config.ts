// A page's bytes are compared with the empty app's.
export { default } from "../empty-app/next.config.ts";
