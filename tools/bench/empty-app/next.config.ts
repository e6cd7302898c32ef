import type { NextConfig } from "next";

// What the apps' own config says that could touch a page's scripts; the rest of it is about serving.
const config: NextConfig = { trailingSlash: true, skipTrailingSlashRedirect: true, poweredByHeader: false };

export default config;
