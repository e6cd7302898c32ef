import { join } from "node:path";
import { isFields } from "../model/record.ts";
import type { YamlReader } from "./yaml-file.ts";

const TOKEN = /^[A-Za-z0-9_-]+$/;

/** The state of a `token` query parameter. */
export type TokenState = "none" | "valid" | "unknown" | "malformed";

/**
 * Looks a preview token up in `tokens.yaml`, where each key is a token and `expires` its end. An expired or unknown
 * token shows published content, as in the content system.
 */
export function tokenState(token: string | null, contentDir: string, yaml: YamlReader, now: number): TokenState {
  if (token === null) return "none";
  if (!TOKEN.test(token)) return "malformed";
  const tokens = yaml.read(join(contentDir, "tokens.yaml"))?.data;
  if (!isFields(tokens) || !Object.hasOwn(tokens, token)) return "unknown";
  const known = tokens[token];
  const expires = isFields(known) && known.expires ? Date.parse(String(known.expires)) : Number.POSITIVE_INFINITY;
  return now < expires ? "valid" : "unknown";
}

/** The first valid token for drafts, for the links of the index page. */
export function anyValidToken(contentDir: string, yaml: YamlReader, now: number): string | null {
  const tokens = yaml.read(join(contentDir, "tokens.yaml"))?.data;
  const names = isFields(tokens) ? Object.keys(tokens) : [];
  return names.find((name) => tokenState(name, contentDir, yaml, now) === "valid") ?? null;
}
