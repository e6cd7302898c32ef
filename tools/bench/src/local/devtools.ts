import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A response or an event of Chromium. */
export type Json = Readonly<Record<string, unknown>>;

/** A page that was replaced by the next one never responds, in ms. */
const LONGEST_ANSWER = 5000;

/** Handles one event of Chromium and its session; the session is empty for the browser itself. */
export type Listener = (method: string, params: Json, session: string) => void;

/**
 * Controls Chromium by its own protocol, for measurements that Playwright would change. Playwright switches prerendering
 * off; here the browser reports each page that a tab prerenders. Playwright also observes all scripts, which makes them a
 * fifth slower; here nothing observes scripts unless the caller enables the `Runtime` domain.
 */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, { resolve: (result: Json) => void; reject: (error: Error) => void }>();
  readonly #listeners = new Set<Listener>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#take(String(data)));
  }

  /** Starts a separate browser. @returns a function that ends it */
  static async launch(
    browser: string,
    args: readonly string[],
  ): Promise<{ tools: DevTools; close: () => Promise<void> }> {
    const profile = mkdtempSync(join(tmpdir(), "courseway-walks-"));
    const own = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--hide-scrollbars"];
    const child = spawn(browser, [...args, ...own, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
    const socket = new WebSocket(await readAddress(child));
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", reject, { once: true });
    });
    const tools = new DevTools(socket);
    const close = async (): Promise<void> => {
      // Not by a signal: where the program is a script that starts the browser, only the script would end.
      const ended = new Promise((resolve) => child.once("close", resolve));
      await tools.send("Browser.close").catch(() => child.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    return { tools, close };
  }

  /**
   * @throws Error if Chromium refuses, or does not respond
   */
  send(method: string, params: Json = {}, session = ""): Promise<Json> {
    const id = (this.#count += 1);
    this.#socket.send(JSON.stringify({ id, method, params, ...(session === "" ? {} : { sessionId: session }) }));
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      setTimeout(() => this.#pending.delete(id) && reject(new Error(`${method} has no answer.`)), LONGEST_ANSWER);
    });
  }

  /**
   * @returns a function that stops it
   */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #take(text: string): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol's envelope
    const message = JSON.parse(text) as {
      readonly id?: number;
      readonly result?: Json;
      readonly error?: { readonly message: string };
      readonly method?: string;
      readonly params?: Json;
      readonly sessionId?: string;
    };
    if (message.id === undefined) {
      for (const listener of this.#listeners)
        listener(message.method ?? "", message.params ?? {}, message.sessionId ?? "");
      return;
    }
    const waiting = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.error) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result ?? {});
  }
}

/** Reads the browser's DevTools address from its output. The browser prints it at start. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("Chromium ended before it listened.")));
    if (child.stderr === null) return;
    createInterface(child.stderr).on("line", (line) => {
      const [, address] = /listening on (ws:\S+)/u.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}
