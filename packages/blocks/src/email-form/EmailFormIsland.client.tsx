"use client";

import { lazyIsland } from "@courseway/ui";

/** The form, whose code comes only with a page that has one. */
export const EmailFormIsland = lazyIsland(async () => (await import("./EmailFormFields.client.tsx")).EmailFormFields);
