import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ReceivedRequest, type Respond, serve, type TestServer } from "./server.ts";

/** One recorded exchange, a file below `fixtures`. Of a call, only what is named must be so. */
interface Exchange {
  readonly call: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    /** A blank value means that the header is absent. */
    readonly header?: Readonly<Record<string, string>>;
    /** What the body contains. */
    readonly body?: string;
  };
  /** Given in turn; the last one again and again. */
  readonly answers: readonly Answer[];
}

interface Recorded extends Exchange {
  /** Its name below `fixtures`. */
  readonly file: string;
}

/** A server of recorded answers. */
export interface ReplayServer extends TestServer {
  /** The files whose call has not come. */
  readonly unused: () => readonly string[];
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text goes out as it is, anything else as JSON. */
  readonly body: unknown;
}

const folder = join(import.meta.dirname, "../../fixtures");

/** Every recorded exchange, the most particular first. */
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

/** A server that gives the recorded answers. A call that nobody recorded gets 501. */
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
