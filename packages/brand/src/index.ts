export { BRAND_IDS, VERTICALS, type BrandId, type KnownBrandId, type Vertical } from "./config/brand-ids.ts";
export { defineBrand, BrandConfigError } from "./config/define-brand.ts";
export { brandConfigSchema, type BrandConfig, type BrandInput } from "./config/schema.ts";
export * from "./rules.ts";
