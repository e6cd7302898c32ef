"use client";

import { AmbassadorModal, type AmbassadorModalProps } from "./AmbassadorModal.tsx";
import { ChatButton, type ChatButtonProps } from "./ChatButton.tsx";
import { EmailCaptureBanner, type EmailCaptureBannerProps } from "./EmailCaptureBanner.tsx";
import { ExitIntent, type ExitIntentProps } from "./ExitIntent.tsx";

/** What stands over a page; each part null where the page has none. */
export interface OverlaysProps {
  readonly capture: EmailCaptureBannerProps | null;
  readonly exit: ExitIntentProps | null;
  readonly ambassador: AmbassadorModalProps | null;
  readonly chat: ChatButtonProps | null;
}

/** The page's modals, its banner at the foot and its chat. Nobody waits for them: their code comes once the page is usable. */
export function Overlays({ capture, exit, ambassador, chat }: OverlaysProps) {
  return (
    <>
      {chat ? <ChatButton {...chat} /> : null}
      {capture ? <EmailCaptureBanner {...capture} /> : null}
      {ambassador ? <AmbassadorModal {...ambassador} /> : null}
      {exit ? <ExitIntent {...exit} /> : null}
    </>
  );
}
