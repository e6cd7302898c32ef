import { SANDBOX } from "../environment.ts";
import { ask } from "./http.ts";

interface Message {
  readonly kind: "subscribe" | "update" | "referral";
  readonly email: string;
  readonly about: string;
  readonly detail: string;
}

/** Every message that services received, newest first, with their responses. */
export async function fetchMessages(sandbox: string = SANDBOX.url): Promise<readonly Message[]> {
  const { text } = await ask(`${sandbox}/outbox`, { headers: { accept: "application/json" } });
  const { messages }: { messages: readonly Message[] } = JSON.parse(text);
  return messages;
}

/** The same for one address. */
export const fetchOutbox = async (email: string, sandbox?: string): Promise<readonly Message[]> =>
  (await fetchMessages(sandbox)).filter((message) => message.email === email);
