export { buildBundle, type BundleSource } from "./build-bundle.ts";
export { developmentBundle, saves } from "./development-bundle.ts";
