/** Media types of a build's files that pages load, by the end of their names. */
export const STORED_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
};

/** A file that a build names by its content, so its address never has different content. */
const FILE = new RegExp(
  `^/_next/static/((?:chunks|islands|media)/[\\w.~-]+\\.(?:${Object.keys(STORED_TYPES).join("|")}))$`,
  "u",
);

/** The name under which a build's file is stored for that build's pages, `chunks,0a~b.css`; null for any other address. */
export const getStoredName = (path: string): string | null => FILE.exec(path)?.[1]?.replace("/", ",") ?? null;

/** What `getStoredName` gives. */
export const STORED_NAME = /^(?:chunks|islands|media),[\w.~-]+\.(?<kind>\w+)$/u;
