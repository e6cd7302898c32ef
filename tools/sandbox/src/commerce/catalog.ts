import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { ContentFileError } from "../content/files/content-error.ts";
import { createYamlReader, type YamlFile, type YamlReader } from "../content/files/yaml-file.ts";
import { catalogFileSchema, couponFileSchema, type Coupon, type Product, type Schedule } from "./catalog-schema.ts";

/** The products and coupons in the files at this moment. */
export interface Catalog {
  product(id: string): Product | null;
  schedule(courseId: string): Schedule | null;
  coupons(): readonly Coupon[];
}

const COUPON_FILE = "coupons.yaml";

/** Opens the folder of products and coupons; a saved change applies from the next call. */
export function createCatalog(catalogDir: string): Catalog {
  const yaml = createYamlReader(catalogDir);
  return {
    product: (id) =>
      find(catalogDir, yaml, (file) => (Object.hasOwn(file.products, id) ? withId(id, file.products[id]) : null)),
    schedule: (courseId) =>
      find(catalogDir, yaml, (file) =>
        Object.hasOwn(file.courses, courseId) ? (file.courses[courseId]?.schedule ?? null) : null,
      ),
    coupons: () => {
      const file = yaml.read(join(catalogDir, COUPON_FILE));
      return file ? checked(file, couponFileSchema).coupons : [];
    },
  };
}

function withId(id: string, product: Omit<Product, "id"> | undefined): Product | null {
  return product ? { ...product, id } : null;
}

type CatalogFile = z.infer<typeof catalogFileSchema>;

function find<Found>(dir: string, yaml: YamlReader, pick: (file: CatalogFile) => Found | null): Found | null {
  for (const name of readdirSync(dir).toSorted()) {
    if (!name.endsWith(".yaml") || name === COUPON_FILE) continue;
    const file = yaml.read(join(dir, name));
    const found = file && pick(checked(file, catalogFileSchema));
    if (found) return found;
  }
  return null;
}

function checked<Schema extends z.ZodType>(file: YamlFile, schema: Schema): z.infer<Schema> {
  const read = schema.safeParse(file.data);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new ContentFileError(
    `catalog/${file.name}`,
    null,
    `"${issue?.path.join(".")}" is not usable: ${issue?.message}.`,
    "See the README of tools/sandbox, “Products and coupons”.",
  );
}
