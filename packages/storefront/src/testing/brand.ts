export { brand, brandInput } from "@courseway/chrome/testing/brand";
