import { Icon } from "@courseway/ui";
import type { AmbassadorModalProps } from "./AmbassadorModal.client.tsx";
import type { ChatData } from "./Chat.plain.ts";
import type { EmailCaptureBannerProps } from "./EmailCaptureBanner.client.tsx";
import type { ExitIntentProps } from "./ExitIntent.client.tsx";
import { AmbassadorIsland, ChatIsland, EmailCaptureIsland, ExitIntentIsland } from "./islands.client.tsx";

/** What stands over a page; each part null where the page has none. */
export interface OverlaysProps {
  readonly capture: EmailCaptureBannerProps | null;
  readonly exit: ExitIntentProps | null;
  readonly ambassador: AmbassadorModalProps | null;
  readonly chat: ChatData | null;
}

/** The chat's button, which stands there once the visitor's choice is known. */
export function Chat(chat: ChatData) {
  return (
    <ChatIsland data={chat}>
      <template>
        <aside aria-label="Chat">
          <button type="button" className="cw-chat" aria-expanded={false}>
            <Icon name="chat" />
            Chat
          </button>
        </aside>
      </template>
    </ChatIsland>
  );
}

/** The page's modals, its banner at the foot and its chat. The page is usable without them, so their code comes later. [PB-022] */
export function Overlays({ capture, exit, ambassador, chat }: OverlaysProps) {
  return (
    <>
      {chat ? <Chat {...chat} /> : null}
      {capture ? <EmailCaptureIsland {...capture} /> : null}
      {ambassador ? <AmbassadorIsland {...ambassador} /> : null}
      {exit ? <ExitIntentIsland {...exit} /> : null}
    </>
  );
}
