/** Which room may import which: the single table for the lint rule, its test and the docs. */
export interface Room {
  /** Rooms of this repository that it may import; `"*"` means every package. */
  readonly rooms: readonly string[];
  /** Libraries that it may import in shipped code; `"*"` means any that its package.json declares. */
  readonly libraries: readonly string[] | "*";
  /** Libraries of single folders, relative to the room: optional peers, which the other entries do not need. */
  readonly folders?: Readonly<Record<string, readonly string[]>>;
  /** Files that run only in Node, relative to the room: they may also import `node:*`. */
  readonly nodeOnly?: readonly string[];
  /** Pure rooms use no clock, network, randomness or environment. */
  readonly pure: boolean;
}

const everyPackage = [
  "http",
  "observability",
  "next-page-cache",
  "next-front",
  "rate-limits",
  "next-finish",
  "pricing",
  "coupons",
  "brand",
  "content-client",
  "services",
  "ui",
  "visitor",
  "blocks",
  "chrome",
  "site-content",
  "page-model",
  "evidence",
];

const openTelemetry = [
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

export const rooms: Readonly<Record<string, Room>> = {
  "packages/http": { rooms: [], libraries: [], pure: false },
  "packages/observability": { rooms: ["http"], libraries: ["node:*", ...openTelemetry], pure: false },
  "packages/next-page-cache": {
    rooms: ["observability"],
    libraries: ["node:*", "@redis/client", "lru-cache", "zod"],
    folders: { src: ["next"] },
    pure: false,
  },
  "packages/next-front": {
    rooms: ["observability", "next-page-cache"],
    libraries: ["node:*", "fresh", "htmlparser2", "lru-cache", "negotiator"],
    pure: false,
  },
  "packages/rate-limits": {
    rooms: [],
    libraries: ["node:*", "ipaddr.js", "rate-limiter-flexible"],
    pure: false,
  },
  "packages/pricing": { rooms: [], libraries: [], folders: { "src/test-kit": ["fast-check"] }, pure: true },
  "packages/coupons": {
    rooms: ["pricing"],
    libraries: [],
    folders: { "src/react": ["react"], "src/test-kit": ["fast-check"] },
    pure: true,
  },
  "packages/brand": { rooms: ["coupons"], libraries: ["zod"], pure: true },
  "packages/content-client": {
    rooms: ["http"],
    libraries: ["zod", "graphql", "fastest-levenshtein", "yaml"],
    nodeOnly: [
      "src/command/main.ts",
      ...["options", "read-blocks", "read-schema"].map((name) => `src/check/${name}.ts`),
      ...["options", "project-config", "run-plan", "stable-uid"].map((name) => `src/plan/${name}.ts`),
    ],
    pure: false,
  },
  "packages/services": {
    rooms: ["http", "observability", "pricing"],
    libraries: ["zod", "lru-cache", "node:*"],
    pure: false,
  },
  "packages/ui": {
    rooms: [],
    libraries: [
      "react",
      "hast",
      "css-tree",
      "hast-util-from-parse5",
      "hast-util-sanitize",
      "hast-util-to-jsx-runtime",
      "parse5",
      "unist-util-visit",
      "lru-cache",
    ],
    pure: false,
  },
  "packages/next-finish": {
    rooms: ["observability", "ui", "brand", "coupons"],
    libraries: [
      "node:*",
      "css-select",
      "css-tree",
      "css-what",
      "domhandler",
      "htmlparser2",
      "lru-cache",
      "negotiator",
      "on-headers",
    ],
    folders: { "src/browser": ["react", "react-dom"], "src/bundle": ["esbuild"] },
    pure: false,
  },
  "packages/visitor": { rooms: ["coupons", "brand"], libraries: ["react", "js-cookie"], pure: false },
  "packages/blocks": {
    rooms: ["ui", "visitor", "pricing", "coupons", "brand", "content-client", "services"],
    libraries: ["react", "zod", "schema-dts"],
    nodeOnly: ["src/declarations.ts"],
    pure: false,
  },
  "packages/chrome": {
    rooms: ["observability", "ui", "visitor", "coupons", "brand", "content-client", "blocks", "next-finish"],
    libraries: ["react", "web-vitals"],
    pure: false,
  },
  "packages/site-content": {
    rooms: ["observability", "next-page-cache", "coupons", "brand", "content-client"],
    libraries: ["node:*", "feed", "lru-cache", "minisearch", "sitemap", "zod"],
    pure: false,
  },
  "packages/page-model": {
    rooms: [
      "observability",
      "pricing",
      "coupons",
      "brand",
      "content-client",
      "services",
      "ui",
      "visitor",
      "blocks",
      "next-finish",
      "chrome",
      "site-content",
    ],
    libraries: ["react", "schema-dts"],
    pure: false,
  },
  "packages/evidence": {
    rooms: [
      "observability",
      "next-page-cache",
      "pricing",
      "coupons",
      "services",
      "visitor",
      "blocks",
      "chrome",
      "page-model",
    ],
    libraries: ["node:*", "@opentelemetry/api", "lru-cache"],
    pure: false,
  },
  "packages/editor-tools": {
    rooms: [
      "pricing",
      "coupons",
      "brand",
      "visitor",
      "content-client",
      "services",
      "blocks",
      "observability",
      "chrome",
      "site-content",
      "page-model",
      "storefront",
    ],
    libraries: ["zod", "@redis/client", "chrono-node", "cli-progress", "hast", "hast-util-from-html", "hono"],
    folders: {
      "src/links": ["node:fs", "node:util", "react", "react-dom"],
      "src/site": ["esbuild", "node:crypto", "node:fs", "node:module", "node:path", "node:url", "react", "react-dom"],
    },
    nodeOnly: [
      "claims-command",
      "command",
      "find-ledger",
      "ledger-source",
      "load-site",
      "marked",
      "options",
      "rehearsal-command",
      "rehearsal-options",
      "replay-command",
    ].map((name) => `src/cli/${name}.ts`),
    pure: true,
  },
  "packages/storefront": { rooms: everyPackage, libraries: "*", pure: false },
  "packages/preview-panel": {
    rooms: ["storefront", "blocks", "visitor", "ui", "pricing", "coupons", "brand"],
    libraries: ["react", "react-dom"],
    pure: false,
  },
  apps: { rooms: ["storefront", "preview-panel", "blocks", "brand", "ui"], libraries: "*", pure: false },
  tools: { rooms: ["*"], libraries: "*", pure: false },
};

/** The room of a file of this repository; null if it is in none. */
export function findRoom(file: string): { readonly name: string; readonly room: Room } | null {
  const [, name] = /(?:^|\/)(packages\/[^/]+|apps|tools)\//u.exec(file) ?? [];
  const room = name === undefined ? undefined : rooms[name];
  return name === undefined || room === undefined ? null : { name, room };
}
