import type { NextConfig } from "next";

// The settings of the apps' own config that could affect a page's scripts; the others are about serving.
const config: NextConfig = { trailingSlash: true, skipTrailingSlashRedirect: true, poweredByHeader: false };

export default config;
