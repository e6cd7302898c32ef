export { BRANDS, type PublicSettings } from "./brands.ts";
