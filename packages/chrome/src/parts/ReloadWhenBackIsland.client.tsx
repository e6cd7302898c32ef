"use client";

import { ISLAND_TAG, type IslandSource } from "@courseway/ui/islands";
import { createElement } from "react";

const source: IslandSource = {
  name: "ReloadWhenBack",
  load: async () => (await import("./ReloadWhenBack.plain.ts")).reloadWhenBack,
  isPlain: true,
};

/** Reloads an unavailable page once the server can show it: a plain island that, unlike others, needs no visitor. */
export const ReloadWhenBackIsland = Object.assign(
  () => createElement(ISLAND_TAG, { name: source.name, props: "{}", suppressHydrationWarning: true }),
  { source },
);
