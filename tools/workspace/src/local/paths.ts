import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, "../../../..");

/** A brand with an app: the name of its folder. */
export type BrandName = string;

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The brands: the folders of `apps`, sorted by name. Everything else that needs a list of brands reads this one. */
export const brandNames: readonly BrandName[] = foldersIn(resolve(root, "apps"));

export const isBrandName = (text: string): boolean => brandNames.includes(text);

/** All ports of the workspace, relative to a base port. */
export interface Ports {
  readonly sandbox: number;
  readonly storybook: number;
  /** One port per brand, in order of name. */
  readonly sites: Readonly<Record<BrandName, number>>;
  /** Ports of the browser tests, next to a developer's own sites. */
  readonly tests: {
    readonly sites: Readonly<Record<BrandName, number>>;
    readonly faults: number;
    readonly services: number;
  };
  /** Ports of the benches, next to both. */
  readonly bench: { readonly sandbox: number; readonly site: number };
}

const DEFAULT_BASE = 3000;

const sitesFrom = (first: number, brands: readonly BrandName[]): Record<BrandName, number> =>
  Object.fromEntries(brands.map((brand, index) => [brand, first + index]));

/**
 * Every port, counted from the base that `COURSEWAY_PORT_BASE` or `--port-base` sets, or from the default base.
 * @throws Error if the base is not a number from 1024 to 60000
 */
export function portsFrom(base: string | undefined, brands: readonly BrandName[] = brandNames): Ports {
  const first = base === undefined || base === "" ? DEFAULT_BASE : Number(base);
  if (!Number.isInteger(first) || first < 1024 || first > 60_000)
    throw new Error(`"${base}" is no base for ports: give a whole number from 1024 to 60000, such as 5000.`);
  return {
    sandbox: first + 1000,
    storybook: first + 3006,
    sites: sitesFrom(first + 1, brands),
    tests: { sites: sitesFrom(first + 701, brands), faults: first + 799, services: first + 1700 },
    bench: { sandbox: first + 1800, site: first + 802 },
  };
}

/** The ports of this process. */
export const ports: Ports = portsFrom(process.env["COURSEWAY_PORT_BASE"]);

/** A brand's port in the given list. @throws Error if the brand has no app */
export function getPort(brand: BrandName, sites: Readonly<Record<BrandName, number>> = ports.sites): number {
  const port = sites[brand];
  if (port === undefined) throw new Error(`There is no brand "${brand}": apps has ${brandNames.join(", ")}.`);
  return port;
}

export const localUrl = (port: number): string => `http://127.0.0.1:${port}`;
