import { parseUrl } from "@courseway/brand/rules";
import { MOMENT_PARAMETERS, MOMENT_PATH } from "@courseway/storefront/preview";
import { type SimulatedVisitor, VISITOR_PARAMETER, visitorParameter } from "@courseway/visitor/simulated";

/** Returns the address of this preview with another visitor; null for the editor. */
export function withVisitor(address: string, visitor: SimulatedVisitor | null): string {
  const url = new URL(address);
  if (visitor === null) url.searchParams.delete(VISITOR_PARAMETER);
  else url.searchParams.set(VISITOR_PARAMETER, visitorParameter(visitor));
  return url.href;
}

/** Returns the address of this preview at the current time. */
export function withoutMoment(address: string): string {
  const url = new URL(address);
  for (const name of Object.values(MOMENT_PARAMETERS)) url.searchParams.delete(name);
  return url.href;
}

/** Returns a page link's address for a preview: links to the same site keep the token, the moment and the visitor. */
export function followedInPreview(href: string, address: string): string {
  const [target, here] = [parseUrl(href, address), new URL(address)];
  if (target?.origin !== here.origin || target.pathname.startsWith("/api/")) return href;
  for (const name of ["token", ...Object.values(MOMENT_PARAMETERS), VISITOR_PARAMETER]) {
    const value = here.searchParams.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  return target.href;
}

/**
 * Returns the address of this preview at another moment, signed by the host.
 *
 * @param at epoch ms; the page shows the next whole second
 * @throws Error with the host's reason if it refuses to sign
 */
export async function addressAt(
  at: number,
  { token, address, ask = (url, init) => fetch(url, init) }: { token: string; address: string; ask?: typeof fetch },
): Promise<string> {
  const here = new URL(address);
  const moment = new Date(Math.ceil(at / 1000) * 1000).toISOString().replace(".000Z", "Z");
  const response = await ask(MOMENT_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, path: here.pathname, at: moment }),
  });
  const body: unknown = await response.json().catch(() => null);
  const readText = (name: "url" | "message"): string | null => {
    const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : null;
    return typeof value === "string" ? value : null;
  };
  const url = response.ok ? readText("url") : null;
  if (url === null)
    throw new Error(
      readText("message") ?? `The moment could not be opened: ${MOMENT_PATH} answered ${response.status}.`,
    );
  const there = new URL(url, here);
  const visitor = here.searchParams.get(VISITOR_PARAMETER);
  if (visitor !== null) there.searchParams.set(VISITOR_PARAMETER, visitor);
  return there.href;
}
