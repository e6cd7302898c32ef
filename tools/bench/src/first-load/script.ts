import { gzipSync } from "node:zlib";

/** A script that a page loads first. */
export interface Script {
  /** The file's name, without its folder. */
  readonly name: string;
  readonly text: string;
  /** Bytes after gzip at level 9. */
  readonly gzip: number;
}

/** Builds a script from its address and its response. */
export function toScript(url: string, body: Buffer): Script {
  const name = new URL(url).pathname.split("/").at(-1) ?? url;
  return { name, text: body.toString("utf8"), gzip: gzipSync(body, { level: 9 }).length };
}

export const sumSizes = (scripts: readonly Script[]): number => scripts.reduce((sum, { gzip }) => sum + gzip, 0);

/** The script files in HTML that a modern browser loads: those for old browsers are `nomodule`. */
export function listScripts(html: string): readonly string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/giu)]
    .map(([tag]) => tag)
    .filter((tag) => !/\snomodule\b/iu.test(tag));
  const sources = tags.flatMap((tag) => /\ssrc="([^"]+)"/iu.exec(tag)?.[1] ?? []);
  return [...new Set(sources.map((source) => source.split("/").at(-1) ?? source))];
}

/** The names that a chunk of Next's build exports: its contents in readable words. */
export function listNames(text: string): readonly string[] {
  const exported = [...text.matchAll(/\.s\(\["([^"]+)"|"([A-Za-z]\w+)",0,/gu)].map(
    ([, first, next]) => first ?? next ?? "",
  );
  return [...new Set(exported.filter((name) => /^[A-Za-z]\w{4,}$/u.test(name)))];
}
