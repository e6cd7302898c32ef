import type { NextConfig } from "next";

// As in the empty app: only settings that could affect a page's bytes, none about serving.
const config: NextConfig = {
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // As in the apps, what no browser sees: types, and files that only another build would read.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false, serverMinification: false, turbopackSourceMaps: false },
};

export default config;
