"use client";

import { lazyIsland } from "@courseway/ui";

/** A product picker's choices, whose code comes only with a page that has one. */
export const PickerIsland = lazyIsland(async () => (await import("./Picker.client.tsx")).Picker);
