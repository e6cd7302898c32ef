import { loadScript } from "@courseway/visitor/scripts";
import type { ChatData } from "./Chat.plain.ts";

/** The part of the chat's own script that the button needs. */
interface ChatWidget {
  readonly start: (settings: ChatSettings) => unknown;
  readonly toggle: () => unknown;
}

interface ChatSettings {
  readonly handle: string;
  /** Visible only to the chat's agents. [CHT-004] */
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

/** How long the chat waits for the visitor's token, in ms. Then it starts without. */
const TOKEN_TIMEOUT_MS = 3000;

/** The token of a signed-in visitor, or null, also after a failure. [CHT-004] */
async function chatToken(): Promise<string | null> {
  const signal = AbortSignal.timeout(TOKEN_TIMEOUT_MS);
  const answer: unknown = await fetch("/api/user-sync/", { method: "POST", signal })
    .then((response) => response.json())
    .catch(() => null);
  const token = typeof answer === "object" && answer !== null && "adaToken" in answer ? answer.adaToken : null;
  return typeof token === "string" ? token : null;
}

/** How long the chat may take to start, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Loads and starts the chat at the first click on its button.
 * @returns rejects if it does not start within 15 s
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
    // The visitor has been sent to the help page.
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
