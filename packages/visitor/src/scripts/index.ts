export { loadScript, mayShare } from "./load-script.ts";
