import { Hono, type Context } from "hono";
import { readJson } from "../read-json.ts";
import type { Outbox } from "./outbox.ts";
import { sortSubscribers, subscribeResponse } from "./subscribe.ts";
import { LISTS, subscribeBody, updateBody } from "./wire.ts";

/**
 * The email provider: subscribe and update. API keys that begin with "invalid" or "bad" are refused, all others are
 * accepted.
 */
export function listsRoutes(outbox: Outbox, now: () => number): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    if (/^(invalid|bad)/i.test(context.req.header("api-key") ?? ""))
      return refused(context, 401, "BadApiKey", "Invalid API key");
    return next();
  });
  routes.post("/subscribe", (context) => subscribe(context, outbox, now()));
  routes.post("/users/update", (context) => update(context, outbox, now()));
  return routes;
}

async function subscribe(context: Context, outbox: Outbox, now: number): Promise<Response> {
  const body = await readJson(context);
  const read = subscribeBody.safeParse(body.ok ? body.value : null);
  if (!read.success) return refused(context, 400, "BadParams", problem(body.ok, read.error.issues[0]));
  const { listId, type, brandId, subscribers } = read.data;
  const list = LISTS[listId];
  if (list === undefined) return refused(context, 400, "BadParams", `Invalid list id ${listId}`);

  const sorted = sortSubscribers(subscribers);
  const key = context.req.header("idempotency-key");
  // A repeated request with the same key gets the same response and is stored once.
  const taken = key === undefined || outbox.isFirst(key) ? sorted.taken : [];
  for (const { email, userId, dataFields } of taken) {
    outbox.add({
      kind: "subscribe",
      at: now,
      about: about(listId, list, type, brandId),
      email: email ?? userId ?? "",
      detail: JSON.stringify(dataFields),
    });
  }
  return context.json(subscribeResponse(sorted));
}

async function update(context: Context, outbox: Outbox, now: number): Promise<Response> {
  const body = await readJson(context);
  const read = updateBody.safeParse(body.ok ? body.value : null);
  if (!read.success) return refused(context, 400, "BadParams", problem(body.ok, read.error.issues[0]));
  const { email, dataFields } = read.data;
  if (!email.includes("@")) return refused(context, 400, "InvalidEmailAddressError", `Invalid email: ${email}`);
  outbox.add({ kind: "update", at: now, about: "user update", email, detail: JSON.stringify(dataFields) });
  return context.json({ msg: "", code: "Success", params: null });
}

function about(listId: number, list: string, type: string | undefined, brandId: string | undefined): string {
  return [`list ${listId} (${list})`, type && `type ${type}`, brandId && `brand ${brandId}`].filter(Boolean).join(", ");
}

function problem(
  isJson: boolean,
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): string {
  if (!isJson) return "The body is not valid JSON";
  return `${issue?.path.map(String).join(".") || "body"}: ${issue?.message}`;
}

function refused(context: Context, status: 400 | 401, code: string, msg: string): Response {
  return context.json({ msg, code, params: null }, status);
}
