import { describe, expect, it, vi } from "vitest";
import { storefrontConfig } from "../next-config/index.ts";
import { brand } from "../testing/brand.ts";
import { PAGE_SCRIPTS, PAGE_STYLES, completePolicy } from "@courseway/next-finish/policy";
import { createPagePolicy, type PolicyRequest } from "./page-policy.ts";

type HeaderMap = Map<string, string>;

const env = {
  CONTENT_URL: "https://content.example/graphql",
  BLOG_CONTENT_URL: undefined,
  CONTENT_SECURITY_POLICY: "enforce",
  EDITOR_ORIGINS: undefined,
  SITE_ENV: "production",
} as const;

/** The headers of a page of the live site, as a visitor gets them. */
async function pageHeaders(request: PolicyRequest, page: Readonly<Record<string, string>>): Promise<HeaderMap> {
  const everywhere = (await storefrontConfig()("test").headers?.())?.find(({ source }) => source === "/:path*");
  const sent = new Map(everywhere?.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  for (const [name, value] of createPagePolicy({ brand, env, blocks: [], isDevelopment: false })(request))
    sent.set(name, value);
  for (const [name, value] of Object.entries(page)) sent.set(name, value);
  completePolicy({
    getHeader: (name) => sent.get(name),
    removeHeader: (name) => void sent.delete(name),
    setHeader: vi.fn((name: string, value: number | string | readonly string[]) =>
      sent.set(name, String(value)),
    ) as never,
  });
  return sent;
}

/** What MDN's HTTP Observatory takes off for a policy. It goes by what a browser makes of it: a hash rules inline scripts out. */
function policyLoss(policy: string): number {
  const directives = new Map(
    policy.split("; ").map((one): [string, string[]] => {
      const [name = "", ...sources] = one.split(" ");
      return [name, sources];
    }),
  );
  const of = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const isOpen = (sources: readonly string[]) =>
    sources.some((source) => ["*", "http:", "https:", "data:"].includes(source));
  const named = (sources: readonly string[]) => sources.some((source) => /^'(?:nonce|sha)/u.test(source));
  const [scripts, objects, styles] = [of("script-src"), of("object-src"), of("style-src")];
  if (isOpen(scripts) || isOpen(objects)) return -20;
  if (scripts.includes("'unsafe-inline'") && !named(scripts)) return -20;
  if ([...directives.values()].flat().some((source) => source.startsWith("http://"))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  return styles.includes("'unsafe-inline'") ? 0 : 5;
}

const HALF_YEAR = 15_768_000;

/** The points of the Observatory for headers, of which 100 are an A+; it takes off what is missing and adds for more than is asked. */
function score(headers: HeaderMap): number {
  const getValue = (name: string): string => headers.get(name) ?? "";
  const policy = getValue("content-security-policy");
  const life = Number(/max-age=(\d+)/u.exec(getValue("strict-transport-security"))?.[1] ?? 0);
  return (
    100 +
    (policy === "" ? -25 : policyLoss(policy)) +
    (life < HALF_YEAR ? -20 : 0) +
    (getValue("x-content-type-options") === "nosniff" ? 0 : -5) +
    (/frame-ancestors '(?:none|self)'/u.test(policy) ? 5 : -20) +
    (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u.test(getValue("referrer-policy"))
      ? 5
      : 0) +
    (getValue("cross-origin-resource-policy") === "same-origin" ? 10 : 0)
  );
}

describe("a page of the live site is an A+ of MDN's Observatory, and loses no point", () => {
  it.each<[string, PolicyRequest, Readonly<Record<string, string>>]>([
    [
      "out of the cache",
      { nonce: null, isOwn: false, isPreview: false },
      { [PAGE_SCRIPTS]: "'sha256-a' 'strict-dynamic'", [PAGE_STYLES]: "'sha256-b'" },
    ],
    ["rendered for one request", { nonce: "abc", isOwn: false, isPreview: false }, {}],
    ["of the app's own", { nonce: "abc", isOwn: true, isPreview: false }, {}],
  ])("%s", async (_name, request, page) => {
    const headers = await pageHeaders(request, page);
    expect(score(headers)).toBe(125);
    const needed = ["content-security-policy", "strict-transport-security", "x-content-type-options"];
    const scoresWithout = needed.map((name) => score(new Map([...headers].filter(([one]) => one !== name))));
    expect(Math.max(...scoresWithout)).toBeLessThan(125);
  });
});
