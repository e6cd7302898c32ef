"use client";

import { lazyIsland } from "@courseway/ui";

/** A banner of the site, whose code comes only with a page that has one. */
export const PromotionBannerIsland = lazyIsland(
  "PromotionBanner",
  async () => (await import("./PromotionBanner.client.tsx")).PromotionBanner,
);
