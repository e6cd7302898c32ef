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
