import { findAsset, type AssetFile } from "../files/assets.ts";
import { readBrands } from "../files/brands.ts";
import { anyValidToken, tokenState, type TokenState } from "../files/preview-tokens.ts";
import { createPageReader, pageSlugs, type PageCheck, type PageFolder, type ReadPage } from "../files/pages.ts";
import { relatedEntries } from "../files/related.ts";
import { createYamlReader, type YamlReader } from "../files/yaml-file.ts";
import type { BrandContent } from "../model/brand.ts";
import type { Entry } from "../model/entry.ts";
import type { Fields } from "../model/record.ts";
import type { ExamplePages } from "./example-pages.ts";

/** The content tree as it is on disk at this moment. */
export interface ContentStore {
  readonly contentDir: string;
  readonly yaml: YamlReader;
  /** Epoch ms. */
  readonly now: () => number;
  brands(): readonly BrandContent[];
  /** The brand with a site handle; null if there is none. */
  brandOfSite(site: string): BrandContent | null;
  slugs(brand: BrandContent, folder: PageFolder): readonly string[];
  exampleSlugs(): readonly string[];
  /** A page by slug; with `preview`, its draft has priority. @throws ContentFileError */
  page(brand: BrandContent, slug: string, preview: boolean): Entry | null;
  /** Reads each of several pages as `page` does, for one query. */
  pageReader(brand: BrandContent, preview: boolean): ReadPage;
  /** The entries of a file such as `products.yaml`, including those for each state. @throws ContentFileError */
  related(brand: BrandContent, section: string): Fields;
  asset(brand: BrandContent, name: string): AssetFile | null;
  token(token: string | null): TokenState;
  validToken(): string | null;
}

export interface StoreOptions {
  readonly contentDir: string;
  readonly check: PageCheck;
  readonly examples: ExamplePages;
  readonly now: () => number;
}

/** Opens the content folder. Files are read on demand. */
export function createContentStore({ contentDir, check, examples, now }: StoreOptions): ContentStore {
  const yaml = createYamlReader(contentDir, now());
  const brands = () => readBrands(contentDir, yaml);
  const pageReader = (brand: BrandContent, preview: boolean): ReadPage => {
    const readDraft = createPageReader(brand, "drafts", yaml, check);
    const readPage = createPageReader(brand, "pages", yaml, check);
    return (slug) => (preview ? readDraft(slug) : null) ?? readPage(slug) ?? examples.page(brand, slug);
  };
  return {
    contentDir,
    yaml,
    now,
    brands,
    brandOfSite: (site) => brands().find((brand) => brand.sites.includes(site)) ?? null,
    slugs: (brand, folder) => pageSlugs(brand, folder, yaml),
    exampleSlugs: () => examples.slugs,
    page: (brand, slug, preview) => pageReader(brand, preview)(slug),
    pageReader,
    related: (brand, section) => relatedEntries(brand, section, yaml).entries,
    asset: (brand, name) => findAsset(contentDir, brand, name),
    token: (token) => tokenState(token, contentDir, yaml, now()),
    validToken: () => anyValidToken(contentDir, yaml, now()),
  };
}
