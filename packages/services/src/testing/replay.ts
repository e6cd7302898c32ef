import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ReceivedRequest, type Respond, serve, type TestServer } from "./server.ts";

/** A recorded exchange, a file below `fixtures`. A request matches if it has all the named properties. */
interface Exchange {
  readonly call: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    /** A blank value means that the header is absent. */
    readonly header?: Readonly<Record<string, string>>;
    /** Text that the body contains. */
    readonly body?: string;
  };
  /** The responses in order; the last one repeats. */
  readonly answers: readonly Answer[];
}

interface Recorded extends Exchange {
  /** The file's path below `fixtures`. */
  readonly file: string;
}

/** A server with recorded responses. */
export interface ReplayServer extends TestServer {
  /** Returns the files whose request was not received. */
  readonly unused: () => readonly string[];
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent unchanged, any other value as JSON. */
  readonly body: unknown;
}

const folder = join(import.meta.dirname, "../../fixtures");

/** Reads all recorded exchanges, the most specific first. */
function exchanges(): Recorded[] {
  return globSync("*/*.json", { cwd: folder })
    .map((file) => ({ ...(JSON.parse(readFileSync(join(folder, file), "utf8")) as Exchange), file }))
    .toSorted((a, b) => conditions(b) - conditions(a));
}

function conditions({ call }: Exchange): number {
  const named = (values: object | undefined) => Object.keys(values ?? {}).length;
  return 10 * named(call.header) + named(call.query) + (call.body === undefined ? 0 : 1);
}

function fits({ call }: Exchange, received: ReceivedRequest): boolean {
  return (
    call.method === received.method &&
    call.path === received.path &&
    Object.entries(call.query ?? {}).every(([name, value]) => received.query.get(name) === value) &&
    Object.entries(call.header ?? {}).every(([name, value]) => (received.headers[name] ?? "") === value) &&
    received.body.includes(call.body ?? "")
  );
}

/** Starts a server with the recorded responses. A request without a recording gets status 501. */
export async function replay(): Promise<ReplayServer> {
  const recorded = exchanges();
  const given = new Map<Recorded, number>();
  const respond: Respond = (response, received) => {
    const exchange = recorded.find((one) => fits(one, received));
    const turn = exchange === undefined ? 0 : (given.get(exchange) ?? 0);
    const answer = exchange?.answers[Math.min(turn, exchange.answers.length - 1)];
    if (exchange === undefined || answer === undefined)
      return void response.writeHead(501).end(`Nothing is recorded for ${received.method} ${received.path}.`);
    given.set(exchange, turn + 1);
    const { status, headers, body } = answer;
    response.writeHead(status, { ...headers }).end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const server = await serve(respond);
  return { ...server, unused: () => recorded.filter((one) => !given.has(one)).map(({ file }) => file) };
}
