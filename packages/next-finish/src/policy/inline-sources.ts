import { createHash } from "node:crypto";
import { processState } from "@courseway/observability/process-state";

/** The source expression of a Content-Security-Policy that allows exactly this inline text, as a browser's parser reads it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/gu, "\n")).digest("base64")}'`;

/** Sources that every page's policy has: the proxy writes them, and the page cache knows by them which scripts are ours. */
const known = (): Set<string> => processState("inline-script-sources", () => new Set<string>());

/** The source of a script whose text the site knows beforehand; from now on the page cache takes it for one of ours. */
export function allowInlineScript(text: string): string {
  const source = hashSource(text);
  known().add(source);
  return source;
}

/** Whether every page's policy allows the text. */
export const isAllowedInlineScript = (text: string): boolean => known().has(hashSource(text));
