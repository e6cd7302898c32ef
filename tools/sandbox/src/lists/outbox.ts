import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type MessageKind = "subscribe" | "update" | "referral";

/** Something that came in. */
export interface Message {
  readonly id: number;
  readonly kind: MessageKind;
  readonly at: string;
  /** List, brand and the like, in a few words. */
  readonly about: string;
  readonly email: string;
  /** The rest of it as JSON. */
  readonly detail: string;
}

/** Everything that visitors sent, kept over a restart. */
export interface Outbox {
  add(message: Omit<Message, "id" | "at"> & { readonly at: number }): void;
  /** The newest first, at most 500. */
  all(): readonly Message[];
  count(): number;
  clear(): void;
  close(): void;
}

const TABLE = `CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, at TEXT NOT NULL,
  about TEXT NOT NULL, email TEXT NOT NULL, detail TEXT NOT NULL)`;

/** Opens `sandbox.sqlite` in the folder, and makes both where they are missing. */
export function openOutbox(dataDir: string): Outbox {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "sandbox.sqlite"), { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL");
  database.exec(TABLE);
  const insert = database.prepare("INSERT INTO outbox (kind, at, about, email, detail) VALUES (?, ?, ?, ?, ?)");
  const select = database.prepare("SELECT id, kind, at, about, email, detail FROM outbox ORDER BY id DESC LIMIT 500");
  const count = database.prepare("SELECT count(*) AS total FROM outbox");
  return {
    add: ({ kind, at, about, email, detail }) =>
      void insert.run(kind, new Date(at).toISOString(), about, email, detail),
    all: () => select.all().map(messageOf),
    count: () => Number(count.get()?.total ?? 0),
    clear: () => database.exec("DELETE FROM outbox"),
    close: () => database.close(),
  };
}

function messageOf(row: Record<string, unknown>): Message {
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
