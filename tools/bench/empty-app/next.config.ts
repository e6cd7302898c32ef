import type { NextConfig } from "next";

// The settings of the apps' own config that could affect a page's scripts; the others are about serving.
const config: NextConfig = {
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // As in the apps, what no browser sees: types, and files that only another build would read.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false, serverMinification: false, turbopackSourceMaps: false },
};

export default config;
