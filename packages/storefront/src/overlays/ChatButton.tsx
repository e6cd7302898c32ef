import { loadScript, mayShare } from "@courseway/visitor/scripts";
import { useVisitorStore } from "@courseway/visitor/react";
import { type ReactNode, useEffect, useState } from "react";

/** As much of the chat's own script as the button needs. */
interface ChatWidget {
  readonly start: (settings: ChatSettings) => unknown;
  readonly toggle: () => unknown;
}

interface ChatSettings {
  readonly handle: string;
  /** Told to the chat's agents alone. [CHT-004] */
  readonly sensitiveMetaFields: Readonly<Record<string, string>>;
  readonly adaReadyCallback: () => void;
  readonly toggleCallback: (isOpen: boolean) => void;
}

declare global {
  interface Window {
    /** Set by the chat's script. */
    adaEmbed?: ChatWidget;
  }
}

export interface ChatButtonProps {
  readonly handle: string;
  readonly scriptUrl: string;
  /** Where a visitor is led with whom the chat may not be loaded. */
  readonly helpPage: string;
  readonly icon: ReactNode;
}

/** The token of a visitor who is signed in, or null; a failure is none. [CHT-004] */
async function chatToken(): Promise<string | null> {
  const answer: unknown = await fetch("/api/user-sync/", { method: "POST" })
    .then((response) => response.json())
    .catch(() => null);
  const token = typeof answer === "object" && answer !== null && "adaToken" in answer ? answer.adaToken : null;
  return typeof token === "string" ? token : null;
}

/** Loads the chat and starts it. @returns rejects where it cannot be had */
async function startChat({ handle, scriptUrl }: ChatButtonProps, onToggle: (isOpen: boolean) => void): Promise<void> {
  const attributes = { id: "__ada", "data-handle": handle, "data-lazy": "" };
  const [token] = await Promise.all([chatToken(), loadScript(scriptUrl, attributes)]);
  await new Promise<void>((resolve, reject) => {
    if (!window.adaEmbed) {
      reject(new Error(`The script ${scriptUrl} brought no chat.`));
      return;
    }
    window.adaEmbed.start({
      handle,
      sensitiveMetaFields: token === null ? {} : { adaToken: token },
      adaReadyCallback: resolve,
      toggleCallback: onToggle,
    });
  });
}

/**
 * Opens and closes the chat, whose own launcher is hidden. Nothing of the third party is loaded before the first click, and
 * nothing at all for a visitor who wants nothing shared: they are led to the help page. [CHT-001, CHT-002, CHT-004]
 */
export function ChatButton(props: ChatButtonProps) {
  const { helpPage, icon } = props;
  const store = useVisitorStore();
  const [chat, setChat] = useState<"unknown" | "off" | "ready" | "loading" | "started">("unknown");
  const [isOpen, setOpen] = useState(false);
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
  if (chat === "off")
    return (
      <a className="cw-chat" href={helpPage}>
        {icon}
        Help
      </a>
    );

  const toggle = async () => {
    if (chat === "loading") return;
    if (chat === "ready") {
      setChat("loading");
      try {
        await startChat(props, setOpen);
      } catch (error) {
        console.warn("The chat could not be loaded; the help page takes its place.", error);
        setChat("off");
        return;
      }
      setChat("started");
    }
    window.adaEmbed?.toggle();
  };
  return (
    <button
      type="button"
      className="cw-chat"
      aria-expanded={isOpen}
      aria-busy={chat === "loading" || undefined}
      onClick={() => void toggle()}
    >
      {icon}
      Chat
    </button>
  );
}
