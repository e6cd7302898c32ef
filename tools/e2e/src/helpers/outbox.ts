import { SANDBOX } from "../environment.ts";
import { ask } from "./http.ts";

interface Message {
  readonly kind: "subscribe" | "update" | "referral";
  readonly email: string;
  readonly about: string;
  readonly detail: string;
}

/** Every message that services received for an address, newest first, with their responses. */
export async function fetchOutbox(email: string, sandbox: string = SANDBOX.url): Promise<readonly Message[]> {
  const { text } = await ask(`${sandbox}/outbox`, { headers: { accept: "application/json" } });
  const { messages }: { messages: readonly Message[] } = JSON.parse(text);
  return messages.filter((message) => message.email === email);
}
