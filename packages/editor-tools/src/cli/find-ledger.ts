import { BRANDS } from "@courseway/brand/brands";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { folderLedger, type LedgerSource, redisLedger } from "./ledger-source.ts";
import { CommandError } from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface LedgerLocation {
  /** The value from the command line: a folder or a Redis address; null if there was none. */
  readonly given: string | null;
  /** The app's folder, whose environment says where its site stores the ledger. */
  readonly site: string;
  readonly folder: string;
  readonly env: Environment;
  readonly brands: readonly string[];
}

const readEnvironment = (site: string, env: Environment): Environment => {
  const files = [".env", ".env.local"].map((name) => join(site, name));
  const texts = files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));
  return { ...parseEnv(texts[0] ?? ""), ...parseEnv(texts[1] ?? ""), ...env };
};

/** Finds the ledger from the command line or the site's environment; null if neither names one. */
export async function findLedger({ given, site, folder, env, brands }: LedgerLocation): Promise<LedgerSource | null> {
  const settings = readEnvironment(site, env);
  const target = given ?? settings["CLAIMS_LEDGER"] ?? "";
  if (target === "") return null;
  const address = /^rediss?:\/\//u.test(target) ? target : target === "redis" ? settings["REDIS_URL"] : null;
  if (address === undefined)
    throw new CommandError("CLAIMS_LEDGER is redis, and there is no REDIS_URL. Set it, or give --ledger redis://….");
  if (address === null) return folderLedger(resolve(given === null ? site : folder, target));
  const names = brands.length > 0 ? brands : Object.keys(BRANDS);
  return redisLedger(address, settings["REDIS_PREFIX"] ?? "courseway", names);
}
