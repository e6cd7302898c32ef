export { startPage } from "@courseway/chrome/browser";
