import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { LineCounter, parseDocument, type Document } from "yaml";
import { ContentFileError } from "./content-error.ts";

/** A file that parsed. */
export interface YamlFile {
  /** As a person names it: relative to the content folder. */
  readonly name: string;
  readonly data: unknown;
  readonly document: Document.Parsed;
  /** When somebody saved it while the sandbox runs; null for a file that is as it was at the start. */
  readonly savedAt: Date | null;
  findLine(offset: number | undefined): number | null;
}

/** Reads YAML files and keeps each until it changes on the disk: a save shows on the next load, without a watcher. */
export interface YamlReader {
  /** @returns null where there is no such file. @throws ContentFileError where it does not parse. */
  read(path: string): YamlFile | null;
}

interface Cached {
  readonly stamp: string;
  readonly file: YamlFile;
}

/**
 * @param root the folder that file names in messages are relative to
 * @param start epoch ms from which on a save counts as one
 */
export function createYamlReader(root: string, start = 0): YamlReader {
  const cached = new Map<string, Cached>();
  return {
    read(path) {
      const stamp = readStamp(path);
      if (stamp === null) return null;
      const known = cached.get(path);
      if (known?.stamp === stamp) return known.file;
      const { mtime } = statSync(path);
      const savedAt = mtime.getTime() > start ? mtime : null;
      const file = { ...parseYaml(readFileSync(path, "utf8"), relative(root, path)), savedAt };
      cached.set(path, { stamp, file });
      return file;
    },
  };
}

/** When and how long a file is; null where there is none. */
export function readStamp(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stat?.isFile() ? `${stat.mtimeNs}:${stat.size}` : null;
}

/** @throws ContentFileError with the line and what to do. */
export function parseYaml(text: string, name: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const findLine = (offset: number | undefined) => (offset === undefined ? null : lines.linePos(offset).line);
  const [error] = document.errors;
  if (error)
    throw new ContentFileError(
      name,
      findLine(error.pos[0]),
      `The file is not valid YAML: ${error.message}.`,
      adviceFor(error.code),
    );
  return { name, document, findLine, savedAt: null, data: document.toJS({ maxAliasCount: 200 }) };
}

function adviceFor(code: string): string {
  if (code === "TAB_AS_INDENT") return "Indent with spaces, not with tabs.";
  if (code === "DUPLICATE_KEY") return "Keep one of the two lines with this key.";
  if (code === "MISSING_CHAR") return "Close the quotation mark or the bracket.";
  if (code === "UNRESOLVED_ALIAS") return "A value that begins with * must stand in quotation marks.";
  return "Check the indentation, and put a value that holds a colon or a # into quotation marks.";
}
