import { declarations } from "@courseway/blocks/declarations";
import { type BrandConfig, defineBrand } from "@courseway/brand";
import { BRANDS } from "@courseway/brand/brands";
import { createContentClient } from "@courseway/content-client";
import { type Commerce, type CommerceAuth, createCommerce } from "@courseway/services";
import type { AppFile } from "../audit/launch.ts";
import type { SiteSource } from "../reading/read-site.ts";
import type { LoadedBlock, LoadedSite } from "./load-site.ts";
import { CommandError, ofBrand, type Options } from "./options.ts";

/** A brand that a command reads, and the services that it calls. */
export interface BrandSource extends SiteSource {
  readonly name: string;
  /** Its app's folder; null without an app. */
  readonly folder: string | null;
  readonly blocks: readonly LoadedBlock[];
  /** Null if no commerce is configured. */
  readonly commerce: Commerce | null;
  /** The output of `courseway-links`, or null. */
  readonly links: string | null;
  /** The file with its confirmed promises; null if none is given. */
  readonly claims: string | null;
  /** Its app's own files; none without an app. */
  readonly files: readonly AppFile[];
}

/** The timeout of one request for several dozen pages, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Creates one of the six brands from its public settings only: enough for its content, its time zone, its coupons and
 * its links.
 */
function publicBrand(name: string): BrandConfig {
  const settings = Object.entries(BRANDS).find(([key]) => key === name)?.[1];
  if (settings === undefined)
    throw new CommandError(
      `There is no brand ${name}. Name one of ${Object.keys(BRANDS).join(", ")}, or give an app's folder with --site.`,
    );
  const { checkoutUrl } = settings;
  return defineBrand({
    ...settings,
    craftSite: name,
    blog: { enabled: true },
    signInUrl: checkoutUrl,
    courseSelectionUrl: checkoutUrl,
  });
}

function parseAuth(text: string | null): CommerceAuth | null {
  if (text === null) return null;
  const [, user, password] = /^([^:\s]+):(\S+)$/u.exec(text) ?? [];
  return user !== undefined && password !== undefined ? { user, password } : { header: text };
}

/** Reads commerce's credentials from an app's environment, in the format of --commerce-auth. */
function environmentAuth({ COMMERCE_USER, COMMERCE_PASSWORD, COMMERCE_AUTH_HEADER }: LoadedSite["env"]): string | null {
  if (COMMERCE_AUTH_HEADER !== undefined) return COMMERCE_AUTH_HEADER;
  return COMMERCE_USER === undefined ? null : `${COMMERCE_USER}:${COMMERCE_PASSWORD ?? ""}`;
}

type SourceInput = Pick<LoadedSite, "brand" | "blocks" | "env" | "links" | "files"> &
  Pick<BrandSource, "claims" | "folder">;

function createSource(
  { brand, blocks, env, links, claims, files, folder }: SourceInput,
  options: Options,
  fetch: typeof globalThis.fetch,
): BrandSource {
  const name = brand.id.toLowerCase();
  const url = ofBrand(options.url, name) ?? env["CONTENT_URL"];
  if (url === undefined)
    throw new CommandError(`The content of ${name} has no address. Give --url, or CONTENT_URL in .env.local.`);
  const blogUrl = ofBrand(options.blogUrl, name) ?? env["BLOG_CONTENT_URL"];
  const token = ofBrand(options.token, name) ?? env["CONTENT_TOKEN"];
  const commerceUrl = ofBrand(options.commerce, name) ?? env["COMMERCE_URL"];
  const craft = options.craft ?? env["CONTENT_CRAFT_VERSION"];
  const content = createContentClient({
    url,
    ...(blogUrl === undefined ? {} : { blogUrl }),
    ...(token === undefined ? {} : { token }),
    site: brand.craftSite,
    ...(craft === undefined ? {} : { craft: craft === "4" ? 4 : 5 }),
    blocks,
    fetch,
    timeoutMs: TIMEOUT_MS,
    blogPrefix: brand.blog.prefix,
    assetsPrefix: brand.contentAssetsPrefix,
  });
  const auth = parseAuth(ofBrand(options.commerceAuth, name) ?? environmentAuth(env));
  const baseParams = brand.commerce;
  const commerce =
    commerceUrl === undefined
      ? null
      : createCommerce({
          baseUrl: commerceUrl,
          auth,
          baseParams,
          fetch,
          report: () => undefined,
          timeoutMs: TIMEOUT_MS,
        });
  return { name, folder, brand, blocks, content, commerce, links, claims, files };
}

/**
 * Lists the brands that the options name, each with its services.
 * @throws CommandError if a brand is unknown, or its content has no address
 */
export function brandSources(
  sites: readonly LoadedSite[],
  options: Options,
  fetch: typeof globalThis.fetch,
): readonly BrandSource[] {
  const { brands } = options;
  const known = sites.map(({ brand }) => brand.id.toLowerCase());
  const unknown = sites.length === 0 ? undefined : brands.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`--brand ${unknown} is none of the apps given, which are ${known.join(", ")}.`);
  const names = brands.length > 0 ? brands : Object.keys(BRANDS);
  const inputs: readonly SourceInput[] =
    sites.length > 0
      ? sites.filter(({ brand }) => brands.length === 0 || brands.includes(brand.id.toLowerCase()))
      : names.map((name) => ({
          brand: publicBrand(name),
          blocks: declarations,
          env: {},
          links: null,
          claims: null,
          folder: null,
          files: [],
        }));
  return inputs.map((input) => createSource(input, options, fetch));
}
