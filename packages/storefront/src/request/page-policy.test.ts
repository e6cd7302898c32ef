import { describe, expect, it } from "vitest";
import { defineBrand } from "@courseway/brand";
import { RUNTIME_LOADER } from "@courseway/next-finish/start";
import { brand } from "../testing/brand.ts";
import { findNonce, hashSource } from "@courseway/next-finish/policy";
import { createPagePolicy, nonceHeader, type PolicyRequest, type PolicySettings } from "./page-policy.ts";

const env: PolicySettings["env"] = {
  CONTENT_URL: "https://content.example/graphql",
  BLOG_CONTENT_URL: undefined,
  CONTENT_SECURITY_POLICY: "enforce",
  EDITOR_ORIGINS: undefined,
  SITE_ENV: "production",
};
const settings: PolicySettings = { brand, env, blocks: [], isDevelopment: false };
const CACHED: PolicyRequest = { nonce: null, isOwn: false, isPreview: false };
const LIVE: PolicyRequest = { nonce: "abc", isOwn: false, isPreview: false };

const buildHeaders = (changes: Partial<PolicySettings> = {}, request: PolicyRequest = CACHED) =>
  new Map(createPagePolicy({ ...settings, ...changes })(request));

/** The directives of a policy by their names. */
function readDirectives(changes: Partial<PolicySettings> = {}, request: PolicyRequest = CACHED) {
  const policy = buildHeaders(changes, request).get("content-security-policy") ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** Films play on every site, once a visitor asks for one. */
const PLAYERS = ["https://fast.wistia.net", "https://www.youtube-nocookie.com"];

describe("the policy of a page", () => {
  it("allows no script by its host and none without a hash or nonce", () => {
    for (const request of [CACHED, { ...LIVE, isPreview: true }]) {
      const directives = readDirectives({}, request);
      expect(
        directives["script-src"]?.filter(
          (source) => !/^'(?:sha256-|nonce-|strict-dynamic'|page-scripts')/u.test(source),
        ),
      ).toEqual([]);
      expect(directives).toMatchObject({ "object-src": ["'none'"], "base-uri": ["'none'"], "default-src": ["'self'"] });
    }
    expect(readDirectives()["script-src"]).toContain(hashSource(RUNTIME_LOADER));
  });

  it("gives a page that is rendered for one request the nonce that Next is told", () => {
    expect(readDirectives({}, LIVE)["script-src"]).toEqual(expect.arrayContaining(["'nonce-abc'", "'strict-dynamic'"]));
    expect(nonceHeader("abc")).toEqual(["content-security-policy", "script-src 'nonce-abc'"]);
    expect(findNonce(new Headers([nonceHeader("abc")]))).toBe("abc");
    expect(findNonce(new Headers())).toBeUndefined();
    expect(readDirectives()["script-src"]?.join(" ")).not.toContain("nonce");
  });

  it("allows no style element without a hash or nonce, but an app's own page its own", () => {
    const elements = (request: PolicyRequest) => readDirectives({}, request)["style-src-elem"];
    expect(elements(CACHED)).toEqual(["'self'", "'page-styles'"]);
    expect(elements(LIVE)).toEqual(["'self'", "'nonce-abc'", "'page-styles'"]);
    expect(elements({ ...LIVE, isOwn: true })).toEqual(["'self'", "'unsafe-inline'"]);
    for (const request of [CACHED, LIVE])
      expect(readDirectives({}, request)).toMatchObject({
        "style-src": ["'self'"],
        "style-src-attr": ["'unsafe-inline'"],
      });
  });

  it("lets the scripts of the brand's third parties send to their own hosts [AN-004]", () => {
    const vendors = { customerData: { writeKey: "key", apiUrl: "https://t.ace.example/v1" } };
    expect(readDirectives({ brand: defineBrand({ ...brand, vendors }) })["connect-src"]).toEqual([
      "'self'",
      "https://t.ace.example",
      "https://cdn.segment.com",
    ]);
  });

  it("names what the brand, its blocks and the content system need, and nothing else", () => {
    const allowedSources = {
      images: ["https://pictures.example"],
      frames: [],
      connections: ["https://events.example"],
      forms: [],
    };
    const own = defineBrand({ ...brand, allowedSources });
    const blocks = [{ frames: ["https://player.example"] }, { frames: [] }, { frames: ["https://player.example"] }];
    expect(readDirectives({ brand: own, blocks })).toMatchObject({
      "img-src": [
        "'self'",
        "data:",
        "https://content.example",
        "https://ace.example",
        "https://*.ace.example",
        "https://pictures.example",
      ],
      "connect-src": ["'self'", "https://events.example"],
      "frame-src": [...PLAYERS, "https://player.example"],
      "form-action": ["'self'", "https://checkout.ace.example", "https://account.ace.example"],
    });
    expect(readDirectives()).toMatchObject({ "frame-src": PLAYERS, "connect-src": ["'self'"] });
    expect(readDirectives()["img-src"]).toContain("https:");
  });

  it("lets widgets show their frames and send their forms, where the brand has them", () => {
    const own = defineBrand({ ...brand, vendors: { forms: { portalId: "7" }, reviews: {} } });
    expect(readDirectives({ brand: own })).toMatchObject({
      "frame-src": ["https://widget.trustpilot.com", "https://forms.hsforms.com", ...PLAYERS],
      "form-action": expect.arrayContaining(["https://forms.hsforms.com"]),
    });
  });

  it("lets nobody frame a page, and the content system's editor a preview", () => {
    const preview = { ...LIVE, isPreview: true };
    expect(readDirectives()["frame-ancestors"]).toEqual(["'none'"]);
    expect(readDirectives({}, preview)["frame-ancestors"]).toEqual(["'self'", "https://content.example"]);
    const editors = { ...env, EDITOR_ORIGINS: ["https://edit.example"] };
    expect(readDirectives({ env: editors }, preview)["frame-ancestors"]).toEqual(["'self'", "https://edit.example"]);
  });

  it("asks for https on the live site alone, where that has it", () => {
    expect(buildHeaders().get("strict-transport-security")).toBe("max-age=31536000");
    expect(readDirectives()).toHaveProperty("upgrade-insecure-requests");
    for (const changes of [
      { env: { ...env, SITE_ENV: "preview" as const } },
      { brand: { ...brand, url: "http://localhost:3001" } },
    ]) {
      expect(buildHeaders(changes).has("strict-transport-security")).toBe(false);
      expect(readDirectives(changes)).not.toHaveProperty("upgrade-insecure-requests");
    }
  });

  it("only reports where the environment says so", () => {
    const headers = buildHeaders({ env: { ...env, CONTENT_SECURITY_POLICY: "report-only" } });
    expect(headers.has("content-security-policy")).toBe(false);
    expect(headers.get("content-security-policy-report-only")).toContain("report-uri /api/csp-report/; report-to csp");
    expect(headers.get("reporting-endpoints")).toBe('csp="/api/csp-report/"');
  });

  it("holds development to the same hosts, and lets its own client work", () => {
    const directives = readDirectives({ isDevelopment: true });
    expect(directives["script-src"]).toContain("'unsafe-eval'");
    expect(directives["connect-src"]).toContain("ws:");
    expect(directives["frame-src"]).toEqual(PLAYERS);
  });
});
