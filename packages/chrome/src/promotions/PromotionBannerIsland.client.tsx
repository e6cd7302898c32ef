"use client";

import { plainIsland } from "@courseway/blocks/offer";

/** A banner of the site, whose code comes only with a page that has one. */
export const PromotionBannerIsland = plainIsland(
  "PromotionBanner",
  async () => (await import("./PromotionBanner.plain.ts")).followBanner,
);
