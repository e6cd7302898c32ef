import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { LineCounter, parseDocument, type Document } from "yaml";
import { ContentFileError } from "./content-error.ts";

/** A parsed file. */
export interface YamlFile {
  /** The path relative to the content folder, for messages. */
  readonly name: string;
  readonly data: unknown;
  readonly document: Document.Parsed;
  /** When the file was saved while the sandbox runs; null if it has not changed since the start. */
  readonly savedAt: Date | null;
  findLine(offset: number | undefined): number | null;
}

/**
 * Reads YAML files and caches each until it changes on disk: a saved change applies from the next load, without a
 * watcher.
 */
export interface YamlReader {
  /** @returns null if there is no such file. @throws ContentFileError if it does not parse. */
  read(path: string): YamlFile | null;
}

interface Cached {
  readonly stamp: string;
  readonly file: YamlFile;
}

/**
 * @param root the folder to which file names in messages are relative
 * @param start changes after this time, in epoch ms, count as saves
 */
export function createYamlReader(root: string, start = 0): YamlReader {
  const cached = new Map<string, Cached>();
  return {
    read(path) {
      const stamp = readStamp(path);
      if (stamp === null) return null;
      const cachedFile = cached.get(path);
      if (cachedFile?.stamp === stamp) return cachedFile.file;
      const { mtime } = statSync(path);
      const savedAt = mtime.getTime() > start ? mtime : null;
      const file = { ...parseYaml(readFileSync(path, "utf8"), relative(root, path)), savedAt };
      cached.set(path, { stamp, file });
      return file;
    },
  };
}

/** A file's modification time and size; null if there is no file. */
export function readStamp(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stat?.isFile() ? `${stat.mtimeNs}:${stat.size}` : null;
}

/** @throws ContentFileError with the line and the fix */
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
      getAdvice(error.code),
    );
  return { name, document, findLine, savedAt: null, data: document.toJS({ maxAliasCount: 200 }) };
}

function getAdvice(code: string): string {
  if (code === "TAB_AS_INDENT") return "Indent with spaces, not with tabs.";
  if (code === "DUPLICATE_KEY") return "Keep one of the two lines with this key.";
  if (code === "MISSING_CHAR") return "Close the quotation mark or the bracket.";
  if (code === "UNRESOLVED_ALIAS") return "A value that begins with * must stand in quotation marks.";
  return "Check the indentation, and put a value that holds a colon or a # into quotation marks.";
}
