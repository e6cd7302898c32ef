import type { SitePage } from "./plan.ts";
import { type Chaos, getSite } from "./sites.ts";
import type { Delivery, SubscribeResult } from "./subscribe-verdict.ts";

/** The place of an email form. */
export interface Form {
  readonly path: string;
  readonly index: number;
}

/** The first page with a form, and the form's place in it. @throws Error when there is none */
export function findForm(pages: readonly SitePage[], html: readonly string[]): Form {
  for (const [index, { path }] of pages.entries()) {
    const form = /<form[^>]*action="?\/api\/subscribe\/[\s\S]*?name="?index"? value="?(\d+)/u.exec(html[index] ?? "");
    if (form?.[1] !== undefined) return { path, index: Number(form[1]) };
  }
  throw new Error("No page of the site has an e-mail form, so nobody can subscribe. Add one to the content.");
}

async function subscribe(site: string, form: Form, email: string): Promise<SubscribeResult> {
  try {
    const answer = await fetch(`${site}/api/subscribe/`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site },
      body: JSON.stringify({ ...form, fields: { name: "Ana Novak", email } }),
      signal: AbortSignal.timeout(60_000),
    });
    const reported = (await answer.json()) as { readonly ok?: boolean };
    return { email, isAccepted: answer.ok && reported.ok === true };
  } catch {
    return { email, isAccepted: false };
  }
}

/** Subscribes all emails at once, each at the first replica: the site knows only that replica's address as its own. */
export const subscribeAll = (chaos: Chaos, form: Form, emails: readonly string[]): Promise<SubscribeResult[]> =>
  Promise.all(emails.map((email) => subscribe(getSite(chaos, 0), form, email)));

/** Every subscription that reached the list service. */
export async function arrivals({ sandbox }: Chaos): Promise<Delivery[]> {
  const answer = await fetch(`${sandbox}/outbox`, { headers: { accept: "application/json" } });
  const { messages } = (await answer.json()) as {
    readonly messages: readonly (Delivery & { readonly kind: string })[];
  };
  return messages.filter(({ kind }) => kind === "subscribe");
}
