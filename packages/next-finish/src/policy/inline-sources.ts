import { createHash } from "node:crypto";
import { processState } from "@courseway/observability/process-state";

/** The source expression of a Content-Security-Policy that allows exactly this inline text, as a browser parses it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/gu, "\n")).digest("base64")}'`;

/** Sources in every page's policy. The proxy writes them, and the page cache recognizes our scripts by them. */
const registeredSources = (): Set<string> => processState("inline-script-sources", () => new Set<string>());

/** Returns the source of a script with a fixed text, and registers it, so that the page cache takes the script for one of ours. */
export function allowInlineScript(text: string): string {
  const source = hashSource(text);
  registeredSources().add(source);
  return source;
}

/** Whether every page's policy allows the text. */
export const isAllowedInlineScript = (text: string): boolean => registeredSources().has(hashSource(text));
