import { RUNTIME_LOADER } from "../start/loader.ts";

const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[1]});';

/** The texts by which Next hands a page's data over. */
export const dataTexts = (...rows: readonly string[]): readonly string[] => [
  "(self.__next_f=self.__next_f||[]).push([0])",
  ...rows.map((row) => `self.__next_f.push(${JSON.stringify([1, row])})`),
];

interface PageOptions {
  readonly head?: string;
  readonly body?: string;
  readonly data?: readonly string[];
}

/** A document as Next 16.4 writes it; a browser test holds that it still does. */
export const nextDocument = ({
  head = "",
  body = "<p>Text</p>",
  data = dataTexts('0:"Text"\n'),
}: PageOptions = {}): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js" integrity="sha256-main"/>` +
  `<script src="/_next/static/chunks/runtime.js" async="" integrity="sha256-runtime"></script><script src="/_next/static/chunks/page.js" async=""></script>` +
  `${head}<script src="/_next/static/chunks/old.js" integrity="sha256-old" noModule=""></script></head><body>${body}<!--$--><!--/$-->` +
  `<script id="_R_">${BOOTSTRAP}</script><script src="/_next/static/chunks/main.js" integrity="sha256-main" async=""></script>` +
  `${data.map((text) => `<script>${text}</script>`).join("")}</body></html>`;

/** What a page of the site begins with: the script by which it starts. */
export const startMark = (start: "eager" | "idle" | "late"): string =>
  `<script data-start="${start}" data-carry="hc checkout.ace.example" data-src="/_page-data/0.js" data-files="/_next/static/islands/start.js">${RUNTIME_LOADER}</script>`;

/** The end of a page: its data for the browser. */
export const buildSettings = (settings: object): string =>
  `<script type="application/json" data-page="">${JSON.stringify(settings)}</script>`;
