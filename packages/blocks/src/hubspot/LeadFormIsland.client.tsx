"use client";

import { lazyIsland } from "@courseway/ui";

/** The form, whose code comes only with a page that has one. */
export const LeadFormIsland = lazyIsland(async () => (await import("./LeadForm.client.tsx")).LeadForm);
