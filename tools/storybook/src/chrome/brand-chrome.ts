import type { ChromeProps } from "@courseway/storefront/site";
import type { ComponentType } from "react";

const FOOTERS = import.meta.glob<ComponentType<ChromeProps>>("../../../../apps/*/chrome/Footer.tsx", {
  import: "Footer",
  eager: true,
});

/** Each brand's own footer, by the names of their apps' folders. */
export const footers: ReadonlyMap<string, ComponentType<ChromeProps>> = new Map(
  Object.entries(FOOTERS).map(([path, footer]) => [path.split("/").at(-3) ?? path, footer]),
);
