import type { NextConfig } from "next";

// As the empty app's: what could touch a page's bytes, and nothing of serving.
const config: NextConfig = { trailingSlash: true, skipTrailingSlashRedirect: true, poweredByHeader: false };

export default config;
