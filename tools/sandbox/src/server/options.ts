import { declarations, type BlockDeclaration } from "@courseway/blocks/declarations";
import { join } from "node:path";

/** Where the sandbox listens, what it reads, and what it stores. */
export interface SandboxOptions {
  /** 0 selects any free port. */
  readonly port: number;
  readonly hostname?: string;
  /** The address for browsers, if it differs from the address for the sites; image addresses use it. */
  readonly publicUrl?: string;
  /** The blocks of the content system; if absent, the library's. */
  readonly blocks?: readonly BlockDeclaration[];
  /** The editors' files, one folder per brand. */
  readonly contentDir?: string;
  /** The folder of products and coupons. */
  readonly catalogDir?: string;
  /** The folder of data that must survive a restart: the outbox. */
  readonly dataDir?: string;
  /** The clock for sessions and coupon periods, in epoch milliseconds. */
  readonly now?: () => number;
  /** Prints messages for the person at the terminal. */
  readonly log?: (message: string) => void;
}

export type SandboxSettings = Required<Omit<SandboxOptions, "port" | "publicUrl">> &
  Pick<SandboxOptions, "port" | "publicUrl">;

const root = join(import.meta.dirname, "..", "..");

/** Adds the defaults: the sandbox's own folders and the real clock. */
export function readOptions(options: SandboxOptions): SandboxSettings {
  return {
    hostname: "127.0.0.1",
    blocks: declarations,
    contentDir: join(root, "content"),
    catalogDir: join(root, "catalog"),
    dataDir: join(root, "var"),
    now: Date.now,
    log: (message) => console.log(message),
    ...options,
  };
}
