import { Hono, type Context } from "hono";
import { createHash } from "node:crypto";
import type { Outbox } from "../lists/outbox.ts";

/** Campaigns of real estate, insurance and mortgage. [CN-003] */
const CAMPAIGNS = ["33113", "73551", "73550"] as const;
const ADDRESS = /^[^@\s]+@[^@\s]+\.[A-Za-z]{2,}$/;

/**
 * The referral program. Like the vendor's, it creates an ambassador at the first call and returns the links from the
 * second call on; failures are a code in the body, mostly with the same status. [API-041, API-042]
 */
export function referralRoutes(outbox: Outbox, now: () => number): Hono {
  const routes = new Hono();
  const path = "/api/v2/:username/:token/json/ambassador/get/";
  routes.on(["GET", "POST"], [path, path.slice(0, -1)], async (context) => {
    if (!isAuthorized(context)) return answer(context, 401, "UNAUTHORIZED", { errors: { error: ["invalid token"] } });
    const fields = await readFields(context);
    const email = fields.email ?? "";
    if (!ADDRESS.test(email) || email.startsWith("fail@"))
      return answer(context, 400, "BAD REQUEST", { errors: { error: ["email is invalid"] } });

    if (email.startsWith("inside@"))
      return context.json({
        response: { code: "400", message: "BAD REQUEST", errors: { error: ["email is banned"] } },
      });

    const isKnown = outbox.has("referral", email);
    if (!isKnown)
      outbox.add({
        kind: "referral",
        at: now(),
        about: `group ${fields.add_to_group_id ?? "none"}`,
        email,
        detail: JSON.stringify(fields),
      });
    return answer(context, 200, "OK", { data: { ambassador: ambassador(email, isKnown) } });
  });
  return routes;
}

/** The token is in the path, or in the header if the path contains the word `token` instead. */
function isAuthorized(context: Context): boolean {
  const inPath = context.req.param("token") ?? "";
  const token =
    inPath === "token" ? (/^Token\s+(.+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? "") : inPath;
  return token !== "" && !/^(invalid|bad)/i.test(token);
}

/** Reads the parameters, which may be JSON, a form, or the query. */
async function readFields(context: Context): Promise<Record<string, string>> {
  const text = context.req.method === "POST" ? await context.req.text() : "";
  return { ...context.req.query(), ...(parseJson(text) ?? Object.fromEntries(new URLSearchParams(text))) };
}

function parseJson(text: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]))
      : null;
  } catch {
    return null;
  }
}

function ambassador(email: string, withLinks: boolean) {
  const code = createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 8);
  const links = CAMPAIGNS.map((campaign, index) => ({
    campaign_uid: campaign,
    campaign_name: `Refer a friend ${index + 1}`,
    url: `https://refer.example.com/${code}?campaignid=${campaign}`,
    private: "0",
    sandbox: "1",
  }));
  return {
    email,
    first_name: "",
    last_name: "",
    status: "active",
    memorable_url: `https://refer.example.com/${code}`,
    balance_money: "0.00",
    campaign_links: withLinks ? links : [],
  };
}

function answer(context: Context, code: 200 | 400 | 401, message: string, rest: object): Response {
  return context.json({ response: { code: String(code), message, ...rest } }, code);
}
