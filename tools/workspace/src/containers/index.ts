export { type Copy, type Image, readImages } from "./image.ts";
