"use client";

import { lazyIsland } from "@courseway/ui";

/** Slides, whose code comes only with a page that has them. */
export const CarouselIsland = lazyIsland(async () => (await import("./Carousel.client.tsx")).Carousel);
