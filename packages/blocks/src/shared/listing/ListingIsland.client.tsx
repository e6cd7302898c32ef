"use client";

import { lazyIsland } from "@courseway/ui";

/** The listing, whose code comes only with a page that has one. */
export const ListingIsland = lazyIsland(async () => (await import("./Listing.client.tsx")).Listing);
