import { loadScript } from "@courseway/visitor/scripts";
import type { ChatData } from "./Chat.plain.ts";

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

/** How long the chat waits to hear who its visitor is, in ms; then it starts without. */
const TOKEN_TIMEOUT_MS = 3000;

/** The token of a visitor who is signed in, or null; a failure is none. [CHT-004] */
async function chatToken(): Promise<string | null> {
  const signal = AbortSignal.timeout(TOKEN_TIMEOUT_MS);
  const answer: unknown = await fetch("/api/user-sync/", { method: "POST", signal })
    .then((response) => response.json())
    .catch(() => null);
  const token = typeof answer === "object" && answer !== null && "adaToken" in answer ? answer.adaToken : null;
  return typeof token === "string" ? token : null;
}

/** After so long without a word of the chat it cannot be had, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Loads the chat and starts it; called for the first click on its button.
 * @returns rejects where it cannot be had, or not within 15 s
 */
export async function startChat(
  { handle, scriptUrl }: Pick<ChatData, "handle" | "scriptUrl">,
  onToggle: (isOpen: boolean) => void,
): Promise<void> {
  let isLate = false;
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => {
      isLate = true;
      reject(new Error(`The chat of ${scriptUrl} did not start in time.`));
    }, PATIENCE_MS);
  });
  const start = async () => {
    const attributes = { id: "__ada", "data-handle": handle, "data-lazy": "" };
    const [token] = await Promise.all([chatToken(), loadScript(scriptUrl, attributes)]);
    // Its visitor has been led to the help page.
    if (isLate) return;
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
  };
  await Promise.race([start(), patience]);
}
