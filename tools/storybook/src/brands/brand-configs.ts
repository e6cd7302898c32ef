import type { BrandConfig } from "@courseway/brand";

const APPS = import.meta.glob<BrandConfig>("../../../../apps/*/brand.ts", { import: "brand", eager: true });

const getName = (path: string): string => path.split("/").at(-2) ?? path;

/** The brands' own settings, by the names of their apps' folders. */
const configs: ReadonlyMap<string, BrandConfig> = new Map(
  Object.entries(APPS).map(([path, config]) => [getName(path), config]),
);

/** The settings for a story's brand. @throws Error when no app has that name */
export function brandConfig(name: string): BrandConfig {
  const config = configs.get(name);
  if (config === undefined)
    throw new Error(`There is no app "${name}": stories know ${[...configs.keys()].join(", ")}.`);
  return config;
}
