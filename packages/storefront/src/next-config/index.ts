import type { NextConfig } from "next";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { envOrExit } from "../site/env/env-or-exit.ts";
import { BUNDLE_FOLDER } from "@courseway/next-finish/start";
import { MAPS_FOLDER } from "../evidence/vitals/original-place.ts";
import { bundleSource } from "./bundle-source.ts";
import { requireOneCopy } from "./one-copy.ts";

/** A page is rendered again in the background after this many seconds. Route files must write the number themselves. */
export { DEFAULT_LIFE } from "@courseway/next-page-cache/life";

/** Next compiles a config in TypeScript to CommonJS, where `import.meta.resolve` gives a path and not an address. */
function resolveFile(specifier: string): string {
  const place = import.meta.resolve(specifier);
  return place.startsWith("file:") ? fileURLToPath(place) : place;
}

/** What no page of a site uses, nor a frame in it. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/**
 * What is the same for every answer; the policy of pages is the proxy's. Players need to know where they play, so the
 * referrer keeps its origin. A window that a page opens may answer it (sign-in, payment); one that opens a page may not
 * reach it.
 */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Answers that are no pages: nothing in them runs, and nobody frames them. */
const INERT = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Pictures and files for robots: others may show and read them. */
const PUBLIC = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

const headers = [
  { source: "/:path*", headers: securityHeaders },
  { source: "/api/:path*", headers: [INERT] },
  { source: "/:path*.svg", headers: [INERT] },
  { source: "/:path*.(svg|png|jpg|jpeg|webp|avif|gif|ico|xml|txt)", headers: [PUBLIC] },
];

/** The phases in which Next serves; a build needs no environment. */
const SERVING: ReadonlySet<string> = new Set(["phase-production-server", "phase-development-server"]);

/** They know one another by identity, and look at how Node loads modules. */
const TELEMETRY = [
  "api",
  "context-async-hooks",
  "core",
  "exporter-logs-otlp-http",
  "exporter-metrics-otlp-http",
  "exporter-trace-otlp-http",
  "instrumentation-runtime-node",
  "instrumentation-undici",
  "resources",
  "sdk-logs",
  "sdk-metrics",
  "sdk-trace",
].map((name) => `@opentelemetry/${name}`);

const BUILDING = "phase-production-build";

/**
 * Server libraries that Node loads. Bundled, each app would compile them for its proxy, its pages and its API: a sixth of a build and a
 * tenth of the work before the first page in development, and three copies in memory.
 */
const LEFT_TO_NODE = [
  "css-tree",
  "feed",
  "graphql",
  "hast-util-from-html",
  "hast-util-from-parse5",
  "hast-util-sanitize",
  "hast-util-to-html",
  "hast-util-to-jsx-runtime",
  "lru-cache",
  "parse5",
  "sitemap",
  "unist-util-visit",
  "zod",
];

/**
 * Cache Components of Next, where the app sets `cacheComponents: true`. The app's route files stay as they are
 * (docs/upgrading.md).
 */
const cacheComponents = (): NextConfig => ({
  // A link's page is loaded as a whole by the browser.
  partialPrefetching: false,
  cacheHandlers: { default: resolveFile("@courseway/storefront/keep-nothing") },
});

/** Turbopack passes an app's route files through this loader. */
const routeRules = (): NonNullable<NonNullable<NextConfig["turbopack"]>["rules"]> => ({
  "**/app/**/{page,route,not-found}.{ts,tsx}": { loaders: [resolveFile("@courseway/storefront/route-loader")] },
});

const shared: NextConfig = {
  // Slashes are the proxy's, because a .html path gets none.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  // The proxy builds its rewrites on the address as Next has it; a normalized one may name another host.
  skipProxyUrlNormalize: true,
  poweredByHeader: false,
  // The addresses that the start command prints; without it a changed file is not shown there by itself.
  allowedDevOrigins: ["127.0.0.1"],
  cacheMaxMemorySize: 0,
};

/**
 * The Next configuration that every brand's app shares. A server whose environment is incomplete, or whose packages
 * are there twice, does not start.
 *
 * @param own the app's own settings, for example `{ images: … }`; settings that the storefront needs cannot be changed
 * @example
 * // next.config.ts of an app
 * export default storefrontConfig();
 */
export function storefrontConfig(own: NextConfig = {}): (phase: string) => NextConfig {
  return (phase) => {
    requireOneCopy(process.cwd());
    if (SERVING.has(phase)) envOrExit();
    const hasCacheComponents = own.cacheComponents === true;
    return {
      // Types are checked apart from the build, in less time than a build needs for it.
      typescript: { ignoreBuildErrors: true },
      // Said to the build alone: `next start` serves such a build as well, but would warn of it each time.
      ...(phase === BUILDING && { output: "standalone" as const }),
      ...own,
      ...shared,
      ...(hasCacheComponents && cacheComponents()),
      headers: async () => [...headers, ...((await own.headers?.()) ?? [])],
      cacheHandler: resolveFile("@courseway/storefront/cache-handler"),
      serverExternalPackages: [
        ...TELEMETRY,
        "esbuild",
        "undici",
        "@redis/client",
        "rate-limiter-flexible",
        ...LEFT_TO_NODE,
        ...(own.serverExternalPackages ?? []),
      ],
      turbopack: {
        ...own.turbopack,
        ...(hasCacheComponents && { rules: { ...own.turbopack?.rules, ...routeRules() } }),
        resolveAlias: {
          ...own.turbopack?.resolveAlias,
          "next/dist/compiled/process": "@courseway/storefront/browser-process",
        },
      },
      compiler: {
        ...own.compiler,
        runAfterProductionCompile: async (built) => {
          await own.compiler?.runAfterProductionCompile?.(built);
          // Loaded here alone: a server never bundles.
          const { buildBundle } = await import("@courseway/next-finish/bundle");
          const folder = join(built.distDir, "static", BUNDLE_FOLDER);
          await buildBundle(built.projectDir, bundleSource(built.projectDir), folder, join(built.distDir, MAPS_FOLDER));
        },
      },
      experimental: {
        // Writing it costs a fresh build a fifth of its time.
        turbopackFileSystemCacheForBuild: false,
        // Nobody downloads the server's code. As it is written, it builds in a fifth less time, and a failure's stack in the log
        // names its functions, without maps that a production server never reads.
        serverMinification: false,
        turbopackSourceMaps: phase !== BUILDING,
        ...own.experimental,
        // Names every built script by its content: the policy of a cached page allows those that it loads, and no others.
        sri: { algorithm: "sha256" },
        optimizePackageImports: [
          "@courseway/ui",
          "@courseway/blocks",
          "@courseway/chrome",
          "@courseway/storefront/site",
          ...(own.experimental?.optimizePackageImports ?? []),
        ],
      },
    };
  };
}
