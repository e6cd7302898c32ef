import { Icon } from "@courseway/ui";
import type { AmbassadorModalProps } from "./AmbassadorModal.client.tsx";
import type { ChatData } from "./Chat.plain.ts";
import type { CaptureFormProps } from "./CaptureForm.client.tsx";
import type { EmailCaptureData } from "./EmailCapture.plain.ts";
import type { ExitIntentProps } from "./ExitIntent.client.tsx";
import {
  AmbassadorIsland,
  CaptureFormIsland,
  ChatIsland,
  EmailCaptureIsland,
  ExitIntentIsland,
} from "./islands.client.tsx";

export interface EmailCaptureBannerProps extends EmailCaptureData, Omit<CaptureFormProps, "offer"> {}

/** The overlays of a page; each is null if the page has none. */
export interface OverlaysProps {
  readonly capture: EmailCaptureBannerProps | null;
  readonly exit: ExitIntentProps | null;
  readonly ambassador: AmbassadorModalProps | null;
  readonly chat: ChatData | null;
}

/** The chat's button, which shows once the visitor's choice is known. */
export function Chat(chat: ChatData) {
  return (
    <ChatIsland data={chat}>
      <template data-slot={0}>
        <aside aria-label="Chat">
          <button type="button" className="cw-chat" aria-expanded={false}>
            <Icon name="chat" />
            <span>Chat</span>
          </button>
        </aside>
      </template>
    </ChatIsland>
  );
}

/** The site's offer for an email address, which shows after scrolling. */
export function EmailCaptureBanner({ offer, sale, promo, threshold, ...form }: EmailCaptureBannerProps) {
  return (
    <EmailCaptureIsland data={{ offer, sale, promo, threshold }}>
      <template data-slot={0}>
        <aside className="cw-capture-banner" data-ground="deep" aria-label="Email offer">
          <div className="cw-capture-line">
            <button type="button" className="cw-capture-toggle" aria-expanded={false} aria-controls="email-capture">
              <span className="cw-capture-title">{offer.title}</span>
              <span className="cw-capture-more">{` ${offer.buttonLabel}`}</span>
              <Icon name="chevron-up" />
            </button>
            <button type="button" className="cw-capture-close" aria-label="Close this offer">
              <Icon name="close" />
            </button>
          </div>
          <div id="email-capture" className="cw-capture-body" hidden>
            <CaptureFormIsland {...form} offer={offer} />
          </div>
        </aside>
      </template>
    </EmailCaptureIsland>
  );
}

/** The page's modals, its bottom banner and its chat. The page is usable without them, so their code loads later. [PB-022] */
export function Overlays({ capture, exit, ambassador, chat }: OverlaysProps) {
  return (
    <>
      {chat ? <Chat {...chat} /> : null}
      {capture ? <EmailCaptureBanner {...capture} /> : null}
      {ambassador ? <AmbassadorIsland {...ambassador} /> : null}
      {exit ? <ExitIntentIsland {...exit} /> : null}
    </>
  );
}
