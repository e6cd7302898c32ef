import { isBrandName, localUrl, getPort } from "@courseway/workspace/local";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brandFileSchema, type BrandContent } from "../model/brand.ts";
import { ContentFileError } from "./content-error.ts";
import { isSafeName } from "./safe-name.ts";
import type { YamlFile, YamlReader } from "./yaml-file.ts";

/** The brand of each file as it was read: every query asks for its brand. */
const brandsByFile = new WeakMap<YamlFile, BrandContent>();

/** The brands that have a folder with a `brand.yaml`, by folder name. */
export function readBrands(contentDir: string, yaml: YamlReader): BrandContent[] {
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isSafeName(entry.name))
    .map((entry) => readBrand(contentDir, entry.name, yaml))
    .filter((brand) => brand !== null)
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

function readBrand(contentDir: string, id: string, yaml: YamlReader): BrandContent | null {
  const dir = join(contentDir, id);
  const file = yaml.read(join(dir, "brand.yaml"));
  if (!file) return null;
  const known = brandsByFile.get(file);
  if (known) return known;
  const read = brandFileSchema.safeParse(file.data);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new ContentFileError(
      file.name,
      null,
      `"${issue?.path.join(".")}" is not usable: ${issue?.message}.`,
      "See content/README.md, “A brand”.",
    );
  }
  const started = isBrandName(id) ? localUrl(getPort(id)) : "";
  const brand = { ...read.data, app: read.data.app ?? started, id, dir };
  brandsByFile.set(file, brand);
  return brand;
}
