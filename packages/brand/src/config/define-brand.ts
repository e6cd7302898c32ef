import { brandConfigSchema, type BrandConfig, type BrandInput } from "./schema.ts";

/** A brand's settings are invalid. `faults` has one line for each field, as `field: what is wrong`. */
export class BrandConfigError extends Error {
  override readonly name = "BrandConfigError";
  readonly faults: readonly string[];

  constructor(brand: unknown, faults: readonly string[]) {
    super(
      `The settings of brand "${String(brand)}" cannot be used. ` +
        `These fields are wrong or missing: ${faults.join("; ")}. ` +
        "Fix them in the brand's brand.ts; the README of @courseway/brand lists every field.",
    );
    this.faults = faults;
  }
}

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
