import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const BUILD = ".next";
/** The folder that a process writes to: replicas on several machines do not share it. */
const CACHE_FOLDER = "cache";

function linkAll(from: string, to: string, except: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== except) symlinkSync(join(from, name), join(to, name));
}

/** Lays out a built app in a separate folder, by links, with its own empty cache. */
export function layOutReplica(app: string, folder: string): void {
  linkAll(app, folder, BUILD);
  linkAll(join(app, BUILD), join(folder, BUILD), CACHE_FOLDER);
  mkdirSync(join(folder, BUILD, CACHE_FOLDER));
}
