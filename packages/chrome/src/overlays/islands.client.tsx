"use client";

import { lazyIsland } from "@courseway/ui";
import { plainIsland } from "@courseway/blocks/offer";
import type { AmbassadorModalProps } from "./AmbassadorModal.client.tsx";
import type { CaptureFormProps } from "./CaptureForm.client.tsx";
import type { ExitIntentProps } from "./ExitIntent.client.tsx";

/** The banner at the foot; its form is an island of its own. */
export const EmailCaptureIsland = plainIsland(
  "EmailCapture",
  async () => (await import("./EmailCapture.plain.ts")).followEmailCapture,
  "usable",
);

export const CaptureFormIsland = lazyIsland<CaptureFormProps>(
  "CaptureForm",
  async () => (await import("./CaptureForm.client.tsx")).CaptureForm,
  { when: "used" },
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
