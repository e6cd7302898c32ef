import type { NextConfig } from "next";

// The settings of the apps' own config that could affect a page's scripts; the others are about serving.
const config: NextConfig = {
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // As in the apps, a build neither checks types nor writes what only another build or a developer would read.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false, serverMinification: false, turbopackSourceMaps: false },
};

export default config;
