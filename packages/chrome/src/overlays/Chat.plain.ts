import { mayShare } from "@courseway/visitor/scripts";
import { type Follow, findHiddenPart } from "@courseway/blocks/offer";
import { stepAside } from "./step-aside.ts";

/** The data of a brand's chat button, as JSON. */
export interface ChatData {
  readonly handle: string;
  readonly scriptUrl: string;
  /** The button's link if the visitor's choice forbids loading the chat. */
  readonly helpPage: string;
}

type State = "unknown" | "off" | "ready" | "loading" | "started" | "failed";

/**
 * Opens and closes the chat, whose own launcher is hidden. Nothing is loaded from the third party before the first click, and nothing at
 * all for a visitor who opted out: the button leads to the help page. Until the visitor's choice is known, the button is hidden.
 * [CHT-001, CHT-002, CHT-004]
 */
export const followChat: Follow<ChatData> = (island, chat, store) => {
  const slot = findHiddenPart(island, 0);
  const button = slot?.querySelector<HTMLButtonElement>("button.cw-chat");
  if (!slot || !button) return () => {};
  const link = document.createElement("a");
  link.className = "cw-chat";
  link.href = chat.helpPage;
  const icon = button.querySelector("svg")?.cloneNode(true);
  const label = document.createElement("span");
  label.textContent = "Help";
  link.append(...(icon ? [icon] : []), label);

  const aside = stepAside(() => (slot.isConnected ? slot.querySelector<HTMLElement>(".cw-chat") : null));
  let state: State = "unknown";
  const show = (next: State): void => {
    state = next;
    const [before, after] = next === "off" || next === "failed" ? [button, link] : [link, button];
    if (after.parentElement !== slot) {
      const hadFocus = document.activeElement === before;
      slot.replaceChildren(after);
      if (hadFocus) after.focus({ preventScroll: true });
    }
    if (state === "loading") button.setAttribute("aria-busy", "true");
    else button.removeAttribute("aria-busy");
    if (slot.parentElement !== island) island.append(slot);
    aside.check();
  };

  const start = async (): Promise<void> => {
    show("loading");
    try {
      const { startChat } = await import("./start-chat.ts");
      await startChat(chat, (isOpen) => button.setAttribute("aria-expanded", String(isOpen)));
    } catch (error) {
      console.warn("The chat could not be loaded; the help page takes its place.", error);
      show("failed");
      return;
    }
    show("started");
    window.adaEmbed?.toggle();
  };
  button.addEventListener("click", () => {
    if (state === "ready") void start();
    else if (state === "started") window.adaEmbed?.toggle();
  });

  let isGone = false;
  const follow = async (): Promise<void> => {
    const isAllowed = await mayShare(store);
    if (isGone) return;
    const next = isAllowed ? (state === "unknown" || state === "off" ? "ready" : state) : "off";
    if (next !== state) show(next);
  };
  void follow();
  const stop = store.subscribe(() => void follow());
  return () => {
    isGone = true;
    stop();
    aside.stop();
    slot.remove();
  };
};
