import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type MessageKind = "subscribe" | "update" | "referral";

/** A received message. */
export interface Message {
  readonly id: number;
  readonly kind: MessageKind;
  readonly at: string;
  /** List, brand and the like, as a short text. */
  readonly about: string;
  readonly email: string;
  /** The remaining data as JSON. */
  readonly detail: string;
}

/** All messages that visitors sent, stored across restarts. */
export interface Outbox {
  add(message: Omit<Message, "id" | "at"> & { readonly at: number }): void;
  /** Whether an idempotency key is new; the call records it, so a second call returns false. */
  isFirst(key: string): boolean;
  /** The messages, newest first; without a limit, all of them. */
  read(page?: { readonly limit: number; readonly offset: number }): readonly Message[];
  count(): number;
  /** Whether a message of this kind was received for the address. */
  has(kind: MessageKind, email: string): boolean;
  clear(): void;
  close(): void;
}

const TABLE = `CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, at TEXT NOT NULL,
  about TEXT NOT NULL, email TEXT NOT NULL, detail TEXT NOT NULL)`;

const KEYS = "CREATE TABLE IF NOT EXISTS idempotency_keys (key TEXT PRIMARY KEY)";

/** Opens `sandbox.sqlite` in the folder, and creates both if they are missing. */
export function openOutbox(dataDir: string): Outbox {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "sandbox.sqlite"), { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL");
  // Data survives an end of this process at any moment; a restart is such an end.
  database.exec("PRAGMA synchronous = NORMAL");
  database.exec(TABLE);
  database.exec(KEYS);
  const remember = database.prepare("INSERT OR IGNORE INTO idempotency_keys (key) VALUES (?)");
  const insert = database.prepare("INSERT INTO outbox (kind, at, about, email, detail) VALUES (?, ?, ?, ?, ?)");
  const select = database.prepare(
    "SELECT id, kind, at, about, email, detail FROM outbox ORDER BY id DESC LIMIT ? OFFSET ?",
  );
  const count = database.prepare("SELECT count(*) AS total FROM outbox");
  const found = database.prepare("SELECT 1 FROM outbox WHERE kind = ? AND email = ? LIMIT 1");
  return {
    add: ({ kind, at, about, email, detail }) =>
      void insert.run(kind, new Date(at).toISOString(), about, email, detail),
    // In SQLite, a negative limit means no limit.
    read: ({ limit, offset } = { limit: -1, offset: 0 }) => select.all(limit, offset).map(toMessage),
    count: () => Number(count.get()?.total ?? 0),
    has: (kind, email) => found.get(kind, email) !== undefined,
    isFirst: (key) => remember.run(key).changes > 0,
    clear: () => database.exec("DELETE FROM outbox; DELETE FROM idempotency_keys"),
    close: () => database.close(),
  };
}

function toMessage(row: Record<string, unknown>): Message {
  const kind = row.kind === "update" || row.kind === "referral" ? row.kind : "subscribe";
  return {
    id: Number(row.id),
    kind,
    at: String(row.at),
    about: String(row.about),
    email: String(row.email),
    detail: String(row.detail),
  };
}
