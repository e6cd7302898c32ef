import { mayShare } from "@courseway/visitor/scripts";
import { useVisitorStore } from "@courseway/visitor/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

export interface ChatButtonProps {
  readonly handle: string;
  readonly scriptUrl: string;
  /** Where a visitor is led with whom the chat may not be loaded. */
  readonly helpPage: string;
  readonly icon: ReactNode;
}

const takeFocus = (link: HTMLElement | null) => link?.focus({ preventScroll: true });

/**
 * Opens and closes the chat, whose own launcher is hidden. Nothing of the third party is loaded before the first click, and
 * nothing at all for a visitor who wants nothing shared: they are led to the help page. [CHT-001, CHT-002, CHT-004]
 */
export function ChatButton(props: ChatButtonProps) {
  const { helpPage, icon } = props;
  const store = useVisitorStore();
  const [chat, setChat] = useState<"unknown" | "off" | "ready" | "loading" | "started" | "failed">("unknown");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  useEffect(() => {
    if (!store) return;
    let isGone = false;
    const follow = async () => {
      const isAllowed = await mayShare(store);
      if (!isGone) setChat((last) => (isAllowed ? (last === "unknown" || last === "off" ? "ready" : last) : "off"));
    };
    void follow();
    const stop = store.subscribe(() => void follow());
    return () => {
      isGone = true;
      stop();
    };
  }, [store]);

  if (chat === "unknown") return null;
  if (chat === "off" || chat === "failed")
    return (
      <aside aria-label="Chat">
        <a ref={hadFocus ? takeFocus : undefined} className="cw-chat" href={helpPage}>
          {icon}
          Help
        </a>
      </aside>
    );

  const toggle = async () => {
    if (chat === "loading") return;
    if (chat === "ready") {
      setChat("loading");
      try {
        const { startChat } = await import("./start-chat.ts");
        await startChat(props, setOpen);
      } catch (error) {
        console.warn("The chat could not be loaded; the help page takes its place.", error);
        // A link replaces the button and takes over its focus.
        setHadFocus(document.activeElement === button.current);
        setChat("failed");
        return;
      }
      setChat("started");
    }
    window.adaEmbed?.toggle();
  };
  return (
    <aside aria-label="Chat">
      <button
        ref={button}
        type="button"
        className="cw-chat"
        aria-expanded={isOpen}
        aria-busy={chat === "loading" || undefined}
        onClick={() => void toggle()}
      >
        {icon}
        Chat
      </button>
    </aside>
  );
}
