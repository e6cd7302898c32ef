import { blocks } from "@courseway/blocks";
import { type BrandInput, defineBrand } from "@courseway/brand";
import { sandboxEnv } from "@courseway/workspace/local";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { type DynamicOptions, type OpenSite, openSite, type SiteDefinition } from "./open-site.ts";
import { type StartedServices, startServices } from "./start-services.ts";

/** The editors' files, by file name without extension; JSON is also YAML. */
export interface Written {
  readonly pages: Readonly<Record<string, object>>;
  /** Pages that an editor saved and did not publish. */
  readonly drafts?: Readonly<Record<string, object>>;
  readonly products?: object;
  readonly globals?: object;
}

export interface ServedSiteInput {
  readonly content: Written;
  /** The shop's products, amounts in dollars. */
  readonly catalog?: Readonly<Record<string, object>>;
  /** The shop's coupons; if absent, two codes for all products. */
  readonly coupons?: readonly object[];
  readonly brand?: Partial<BrandInput>;
  /** Added to the sandbox's own environment, overriding its values. */
  readonly env?: Readonly<Record<string, string>>;
  /** The clock of the site and the sandbox, in epoch ms. */
  readonly now?: number;
  /** The options for previews, such as the frame around them. */
  readonly live?: DynamicOptions;
}

export interface ServedSite extends OpenSite, StartedServices {
  /** The definition that an app would export. */
  readonly site: SiteDefinition;
  /** Rewrites the global sets, as an editor would. */
  readonly writeGlobals: (globals: object) => void;
}

/** The editor's token that opens the drafts. */
export const PREVIEW_TOKEN = "test-preview";

const SITE = "https://www.test.example";
const chrome = { Header: () => null, Footer: () => null, NotFound: () => null };

/**
 * Serves a whole site in this process: the published packages, a real content system and shop over real HTTP, and pages
 * without a browser. Pages use the route that renders every request, without Next's cache; the browser tests cover the
 * cache.
 */
export async function servedSite(input: ServedSiteInput): Promise<ServedSite> {
  const { now } = input;
  let folder = "";
  const started = await startServices({
    sandbox: (dir) => {
      writeBrand(dir, input);
      folder = dir;
      const folders = { contentDir: join(dir, "content"), catalogDir: join(dir, "catalog") };
      return now === undefined ? folders : { ...folders, now: () => now };
    },
    env: (url) => ({ ...sandboxEnv("test", url, SITE), ...input.env }),
  });
  if (now !== undefined) vi.setSystemTime(now);
  const brand = defineBrand({ ...TEST_BRAND, ...input.brand });
  const site = { brand, blocks, chrome };
  return {
    ...started,
    site,
    ...openSite(site, input.live),
    writeGlobals: (globals) => writeFileSync(join(folder, "content", "test", "globals.yaml"), JSON.stringify(globals)),
    [Symbol.asyncDispose]: async () => {
      await started[Symbol.asyncDispose]();
      vi.useRealTimers();
    },
  };
}

const TEST_BRAND = {
  id: "TST",
  name: "Test School",
  url: SITE,
  craftSite: "test",
  ctaText: "Start",
  vertical: "RE",
  checkoutUrl: "https://checkout.test.example/",
  signInUrl: "https://account.test.example/",
  courseSelectionUrl: "https://account.test.example/",
} as const satisfies BrandInput;

/** Writes the files of an editor and of the shop. */
function writeBrand(dir: string, { content, catalog = {}, coupons = COUPONS }: ServedSiteInput): void {
  const folder = join(dir, "content", "test");
  mkdirSync(join(folder, "pages"), { recursive: true });
  mkdirSync(join(dir, "catalog"), { recursive: true });
  const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));
  const palette = { accent: "#007c89", deep: "#0c2d48", ground: "#f4f1ea", light: "#ffffff", warm: "#e0a458" };
  write(join(folder, "brand.yaml"), { name: "Test School", sites: ["test"], palette });
  write(join(folder, "products.yaml"), content.products ?? {});
  write(join(folder, "globals.yaml"), content.globals ?? {});
  for (const [name, page] of Object.entries(content.pages)) write(join(folder, "pages", `${name}.yaml`), page);
  mkdirSync(join(folder, "drafts"));
  for (const [name, page] of Object.entries(content.drafts ?? {})) write(join(folder, "drafts", `${name}.yaml`), page);
  const tokens = { [PREVIEW_TOKEN]: { expires: null }, "ended-preview": { expires: "2026-01-01T00:00:00Z" } };
  write(join(dir, "content", "tokens.yaml"), tokens);
  write(join(dir, "catalog", "test.yaml"), { brandId: "TST", products: catalog });
  write(join(dir, "catalog", "coupons.yaml"), { coupons });
}

/** The default coupons, for every product. */
const COUPONS = [
  { code: "TAKE20", type: "PERCENT", off: 20 },
  { code: "MINUS7", type: "FLAT", off: 7 },
];
