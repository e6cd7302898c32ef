"use client";

import { lazyIsland } from "@courseway/ui";

/** The sign-up, whose code comes only with a page that has one. */
export const SignUpIsland = lazyIsland(async () => (await import("./SignUp.client.tsx")).SignUp);
