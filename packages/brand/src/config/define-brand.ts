import { BrandConfigError } from "./errors.ts";
import { brandConfigSchema, type BrandConfig, type BrandInput } from "./schema.ts";

/**
 * Checks a brand's settings and fills in the defaults.
 *
 * @throws {BrandConfigError} names every wrong field.
 * @example
 * export const brand = defineBrand({ id: "ACE", name: "Acme", url: "https://www.example.com", ... });
 */
export function defineBrand(input: BrandInput): BrandConfig {
  const result = brandConfigSchema.safeParse(input);
  if (result.success) return result.data;

  const faults = result.error.issues.map((issue) => `${issue.path.join(".") || "(the whole)"}: ${issue.message}`);
  throw new BrandConfigError(input.id, faults);
}
