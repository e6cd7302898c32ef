"use client";

import { lazyIsland } from "@courseway/ui";
import { plainIsland } from "../host/plain-island.client.tsx";
import type { AmbassadorModalProps } from "./AmbassadorModal.client.tsx";
import type { EmailCaptureBannerProps } from "./EmailCaptureBanner.client.tsx";
import type { ExitIntentProps } from "./ExitIntent.client.tsx";

/** Its code comes once the page was scrolled: before that it never shows, unless its editors want it at once. [EC-002, EC-003] */
export const EmailCaptureIsland = lazyIsland<EmailCaptureBannerProps>(
  "EmailCaptureBanner",
  async () => (await import("./EmailCaptureBanner.client.tsx")).EmailCaptureBanner,
  { when: ({ threshold }) => (threshold === 0 ? "usable" : "scrolled") },
);

/** An ambassador's visitor comes with a query, so the page is not as the server wrote it. [MD-001] */
export const AmbassadorIsland = lazyIsland<AmbassadorModalProps>(
  "AmbassadorModal",
  async () => (await import("./AmbassadorModal.client.tsx")).AmbassadorModal,
  { when: "changed" },
);

export const ExitIntentIsland = lazyIsland<ExitIntentProps>(
  "ExitIntent",
  async () => (await import("./ExitIntent.client.tsx")).ExitIntent,
  { when: "usable" },
);

/** The chat's button. */
export const ChatIsland = plainIsland("Chat", async () => (await import("./Chat.plain.ts")).followChat, "usable");
