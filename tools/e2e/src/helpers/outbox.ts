import { SANDBOX } from "../places.ts";
import { ask } from "./http.ts";

/** How often the mailing list was asked to take an address, with what was said of each. */
export async function outboxOf(email: string): Promise<readonly { readonly about: string; readonly detail: string }[]> {
  const { text } = await ask(`${SANDBOX.url}/outbox`, { headers: { accept: "application/json" } });
  const { messages }: { messages: readonly { email: string; about: string; detail: string }[] } = JSON.parse(text);
  return messages.filter((message) => message.email === email);
}
