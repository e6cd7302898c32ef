import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const BUILD = ".next";
/** What a process writes: replicas on several machines do not share it. */
const OWN = "cache";

function linkAll(from: string, to: string, except: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== except) symlinkSync(join(from, name), join(to, name));
}

/** Lays a built app out in a folder of its own, by links, with a cache that is its own and empty. */
export function layOutReplica(app: string, folder: string): void {
  linkAll(app, folder, BUILD);
  linkAll(join(app, BUILD), join(folder, BUILD), OWN);
  mkdirSync(join(folder, BUILD, OWN));
}
