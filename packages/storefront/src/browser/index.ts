export { startPage } from "./start-page.ts";
