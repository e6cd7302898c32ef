import type { NextConfig } from "next";
import { fileURLToPath } from "node:url";

/** A page is rendered anew in the background after so many seconds. Route files must write the number themselves. */
export { DEFAULT_LIFE } from "../cache/life.ts";

/** Next compiles a config in TypeScript to CommonJS, where `import.meta.resolve` gives a path and not an address. */
function fileOf(specifier: string): string {
  const place = import.meta.resolve(specifier);
  return place.startsWith("file:") ? fileURLToPath(place) : place;
}

/** Players need to know where they play, so the referrer keeps its origin; previews are shown in the editors' frame, so framing is not refused. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
];

/**
 * The Next configuration that every brand's app shares.
 *
 * @example
 * // next.config.ts of an app
 * export default storefrontConfig();
 */
export function storefrontConfig(): NextConfig {
  return {
    // Slashes are the proxy's, because a .html path gets none.
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    // The proxy builds its rewrites on the address as Next has it; a normalized one may name another host.
    skipProxyUrlNormalize: true,
    poweredByHeader: false,
    // The addresses that the start command prints; without it a changed file is not shown there by itself.
    allowedDevOrigins: ["127.0.0.1"],
    headers: () => Promise.resolve([{ source: "/:path*", headers: securityHeaders }]),
    cacheHandler: fileOf("@courseway/storefront/cache-handler"),
    cacheMaxMemorySize: 0,
    serverExternalPackages: ["undici", "@redis/client", "rate-limiter-flexible"],
    // `pnpm typecheck` checks all rooms at once, in less time than a build needs for one.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      optimizePackageImports: ["@courseway/ui", "@courseway/blocks"],
      // Writing it costs a fresh build a fifth of its time, and turbo keeps what did not change.
      turbopackFileSystemCacheForBuild: false,
    },
  };
}
