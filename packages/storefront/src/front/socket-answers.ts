import { EventEmitter } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { isStopping } from "../server/stop-server.ts";
import { type PlainRequest, readHead } from "./read-head.ts";

/** An answer as it goes out: status line and headers with the blank line, and what follows. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  /** Null for none. */
  readonly body: Buffer | null;
}

/** Answers a request at once, or leaves it to Node. */
export type AnswerRaw = (request: PlainRequest, server: Server) => RawAnswer | null;

type Listener = (chunk: Buffer) => void;

/** One connection, whose bytes come here before Node's parser has them. */
class Connection {
  readonly #socket: Socket;
  readonly #server: Server;
  readonly #answer: AnswerRaw;
  readonly #toNode: Listener;
  /** What Node has of a request that is not whole yet. */
  #begun = "";
  /** Requests that Node has and has not answered yet. */
  #owed = 0;
  /** Node measures a connection's first request from the moment at which it was opened: so it has that one. */
  #isKnown = false;
  /** How long the connection may be silent between two requests, in ms, while that does not apply: an answer is on its way. */
  #idleMs: number | null = null;

  constructor(socket: Socket, server: Server, answer: AnswerRaw, toNode: Listener) {
    this.#socket = socket;
    this.#server = server;
    this.#answer = answer;
    this.#toNode = toNode;
    socket.on("data", this.#onData);
    socket.removeListener("data", toNode);
  }

  /** Hears of an answer of Node's. */
  follow(response: ServerResponse): void {
    response.once("close", () => {
      this.#owed -= 1;
      this.#isKnown = true;
    });
  }

  readonly #onData = (chunk: Buffer): void => {
    const text = this.#begun + chunk.toString("latin1");
    const at = this.#begun === "" ? this.#answerFrom(text) : 0;
    if (at === text.length) return;
    const rest = chunk.subarray(at);
    if (!this.#followFrom(text, at)) this.#leave();
    // Once and last: Node may stop reading within it.
    Reflect.apply(this.#toNode, this.#socket, [rest]);
  };

  /** Whether nothing is under way: Node has answered, and what was written has gone. Who does not read is Node's to hold back. */
  #isFree(): boolean {
    const { writable, writableLength } = this.#socket;
    return this.#isKnown && this.#owed === 0 && writable && writableLength === 0 && !isStopping();
  }

  /** Answers what can be, one after the other; returns where the first stands that cannot. */
  #answerFrom(text: string): number {
    let at = 0;
    while (at < text.length && this.#isFree()) {
      const head = readHead(text, at);
      const request = head === null || head === "more" ? null : head.request;
      const answer = request === null ? null : this.#answer(request, this.#server);
      if (head === null || head === "more" || answer === null) break;
      this.#write(answer);
      at = head.end;
    }
    return at;
  }

  /** Counts what Node is given; false where the end of it is not sure. */
  #followFrom(text: string, from: number): boolean {
    let at = from;
    this.#begun = "";
    while (at < text.length) {
      const head = readHead(text, at);
      if (head === null) return false;
      if (head === "more") {
        this.#begun = text.slice(at);
        return true;
      }
      this.#owed += 1;
      at = head.end;
    }
    return true;
  }

  #write({ head, body }: RawAnswer): void {
    const socket = this.#socket;
    socket.cork();
    socket.write(head, "latin1", body === null ? this.#onSent : undefined);
    if (body !== null) socket.write(body, this.#onSent);
    socket.uncork();
    if (socket.writableLength === 0) return;
    this.#idleMs ??= socket.timeout ?? 0;
    socket.setTimeout(this.#server.timeout);
  }

  readonly #onSent = (): void => {
    if (this.#idleMs === null) return;
    if (this.#owed === 0) this.#socket.setTimeout(this.#idleMs);
    this.#idleMs = null;
  };

  /** From now on the connection is as if this had never been. */
  #leave(): void {
    const socket = this.#socket;
    connections.delete(socket);
    socket.on("data", this.#toNode);
    socket.removeListener("data", this.#onData);
  }
}

const connections = new WeakMap<Socket, Connection>();

/** Tells the connection of a request that Node has read. */
export const followAnswer = (socket: Socket, response: ServerResponse): void =>
  connections.get(socket)?.follow(response);

/** Whether requests are heard of in no other way than Node's own, so that nobody misses one that Node has not read. */
const isPlainServer = (server: Server): boolean =>
  // oxlint-disable-next-line typescript/unbound-method -- compared, not called
  server.emit === EventEmitter.prototype.emit && !(Number(server.maxRequestsPerSocket) > 0);

/**
 * Has a server's connections ask `answer` first. Node's own listener stays with each: it counts time-outs and connections, ends idle
 * ones, and reads whatever is not answered here. That it lets others read before it is what it does for any listener of `data`.
 *
 * @param onUnknown told where Node does not treat a connection as expected, which is then left to it
 */
export function answerOnSockets(server: Server, answer: AnswerRaw, onUnknown: () => void): void {
  server.on("connection", (socket: Socket) => {
    // What stands before sockets, TLS or a test's stream, is Node's.
    if (Object.getPrototypeOf(socket) !== Socket.prototype || !isPlainServer(server)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what listens to a socket's data
    const [toNode, ...others] = socket.listeners("data") as Listener[];
    if (toNode === undefined || others.length > 0) return onUnknown();
    connections.set(socket, new Connection(socket, server, answer, toNode));
  });
}
