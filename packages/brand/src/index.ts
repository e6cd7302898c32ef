export { BRAND_IDS, VERTICALS, type BrandId, type KnownBrandId, type Vertical } from "./config/brand-ids.ts";
export { defineBrand } from "./config/define-brand.ts";
export { BrandConfigError } from "./config/errors.ts";
export { brandConfigSchema, type BrandConfig, type BrandInput } from "./config/schema.ts";
export * from "./rules.ts";
