import type { NextConfig } from "next";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { envOrExit } from "../site/env/read-env.ts";
import { BUNDLE_FOLDER } from "@courseway/next-finish/start";
import { MAPS_FOLDER } from "@courseway/evidence/source-location";
import { bundleSource } from "./bundle-source.ts";
import { requireOneCopy } from "./one-copy.ts";

/** A page is rendered again in the background after this many seconds. Route files must contain the number itself. */
export { DEFAULT_LIFE } from "@courseway/next-page-cache/life";

/** Next compiles a config in TypeScript to CommonJS, where `import.meta.resolve` gives a path and not an address. */
function resolveFile(specifier: string): string {
  const location = import.meta.resolve(specifier);
  return location.startsWith("file:") ? fileURLToPath(location) : location;
}

/** Browser features that no page or frame of a site uses. */
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
 * Headers of every response; the proxy adds the policy of pages. Video players need to know where they play, so the referrer keeps its
 * origin. A window that a page opens may communicate with it (sign-in, payment); a window that opens a page may not.
 */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Responses that are not pages: no scripts, no framing. */
const INERT = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Pictures and files for robots: other sites may show and read them. */
const PUBLIC = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

const headers = [
  { source: "/:path*", headers: securityHeaders },
  { source: "/api/:path*", headers: [INERT] },
  { source: "/:path*.svg", headers: [INERT] },
  { source: "/:path*.(svg|png|jpg|jpeg|webp|avif|gif|ico|xml|txt)", headers: [PUBLIC] },
];

/** The phases in which Next serves. A build needs no environment. */
const SERVING: ReadonlySet<string> = new Set(["phase-production-server", "phase-development-server"]);

/** Telemetry packages: they compare objects by identity and hook into Node's module loading. */
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
 * Server libraries that Node loads. If they were bundled, each app would compile them for its proxy, its pages and its API: a sixth of a
 * build, a tenth of the work before the first page in development, and three copies in memory.
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
 * Settings for Next's Cache Components, if the app sets `cacheComponents: true`. The app's route files need no change
 * (docs/upgrading.md).
 */
const cacheComponents = (): NextConfig => ({
  // Browsers load a link's page as a whole document.
  partialPrefetching: false,
  cacheHandlers: { default: resolveFile("@courseway/storefront/keep-nothing") },
});

type TurbopackRules = NonNullable<NonNullable<NextConfig["turbopack"]>["rules"]>;

/** An import of a wordmark gives its address, as one of a font does. By default it gives an object with the picture's size. */
const wordmarkRules: TurbopackRules = { "**/chrome/wordmark.svg": { type: "asset" } };

const routeRules = (): TurbopackRules => ({
  "**/app/**/{page,route,not-found}.{ts,tsx}": { loaders: [resolveFile("@courseway/storefront/route-loader")] },
});

const shared: NextConfig = {
  // The proxy adds slashes, because a .html path gets none.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  // The proxy rewrites to the URL that Next has; a normalized one may name another host.
  skipProxyUrlNormalize: true,
  poweredByHeader: false,
  // The origins that the start command prints. Without them changed files would not update there.
  allowedDevOrigins: ["127.0.0.1"],
  cacheMaxMemorySize: 0,
};

/**
 * The Next configuration of every brand's app. The server does not start if its environment is incomplete or a package is installed
 * twice.
 *
 * @param config the app's own settings, for example `{ images: … }`; settings that the storefront needs cannot be changed
 * @example
 * // next.config.mjs of an app
 * export default storefrontConfig();
 */
export function storefrontConfig(config: NextConfig = {}): (phase: string) => NextConfig {
  return (phase) => {
    requireOneCopy(process.cwd());
    if (SERVING.has(phase)) envOrExit();
    const hasCacheComponents = config.cacheComponents === true;
    return {
      // Types are checked separately, which takes less time.
      typescript: { ignoreBuildErrors: true },
      // Only for the build: `next start` serves such a build too, but would warn each time.
      ...(phase === BUILDING && { output: "standalone" as const }),
      ...config,
      ...shared,
      ...(hasCacheComponents && cacheComponents()),
      headers: async () => [...headers, ...((await config.headers?.()) ?? [])],
      cacheHandler: resolveFile("@courseway/storefront/cache-handler"),
      serverExternalPackages: [
        ...TELEMETRY,
        "esbuild",
        "undici",
        "@redis/client",
        "rate-limiter-flexible",
        ...LEFT_TO_NODE,
        ...(config.serverExternalPackages ?? []),
      ],
      turbopack: {
        ...config.turbopack,
        rules: { ...config.turbopack?.rules, ...wordmarkRules, ...(hasCacheComponents && routeRules()) },
        resolveAlias: {
          ...config.turbopack?.resolveAlias,
          "next/dist/compiled/process": "@courseway/storefront/browser-process",
        },
      },
      compiler: {
        ...config.compiler,
        runAfterProductionCompile: async (built) => {
          await config.compiler?.runAfterProductionCompile?.(built);
          // Imported only here: a server never bundles.
          const { buildBundle } = await import("@courseway/next-finish/bundle");
          const folder = join(built.distDir, "static", BUNDLE_FOLDER);
          await buildBundle(built.projectDir, bundleSource(built.projectDir), folder, join(built.distDir, MAPS_FOLDER));
        },
      },
      experimental: {
        // Writing it costs a fresh build a fifth of its time.
        turbopackFileSystemCacheForBuild: false,
        // Nobody downloads the server's code. Unminified, it builds in a fifth less time, and stack traces in the log name its
        // functions without source maps, which a production server never reads.
        serverMinification: false,
        turbopackSourceMaps: phase !== BUILDING,
        ...config.experimental,
        // Names every built script by its content, so that a cached page's policy allows only the scripts that it loads.
        sri: { algorithm: "sha256" },
        optimizePackageImports: [
          "@courseway/ui",
          "@courseway/blocks",
          "@courseway/chrome",
          "@courseway/storefront/site",
          ...(config.experimental?.optimizePackageImports ?? []),
        ],
      },
    };
  };
}
