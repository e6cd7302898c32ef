import { declarations, type BlockDeclaration } from "@courseway/blocks/declarations";
import { join } from "node:path";

/** Where the sandbox listens, what it reads and what it keeps. */
export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly hostname?: string;
  /** Where browsers reach it, where that is another address than the one that the sites ask: pictures are there. */
  readonly publicUrl?: string;
  /** The blocks that the content system knows; the library's where absent. */
  readonly blocks?: readonly BlockDeclaration[];
  /** The editors' files, one folder per brand. */
  readonly contentDir?: string;
  /** Products and coupons. */
  readonly catalogDir?: string;
  /** What must outlive a restart: the outbox. */
  readonly dataDir?: string;
  /** The clock of sessions and coupon windows, in epoch milliseconds. */
  readonly now?: () => number;
  /** Where messages for the person at the terminal go. */
  readonly log?: (message: string) => void;
}

export type SandboxSettings = Required<Omit<SandboxOptions, "port" | "publicUrl">> &
  Pick<SandboxOptions, "port" | "publicUrl">;

const root = join(import.meta.dirname, "..", "..");

/** Fills in the sandbox's own folders and the real clock. */
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
