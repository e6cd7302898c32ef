import type { NextConfig } from "next";

// As in the empty app: only settings that could affect a page's bytes, none about serving.
const config: NextConfig = { trailingSlash: true, skipTrailingSlashRedirect: true, poweredByHeader: false };

export default config;
