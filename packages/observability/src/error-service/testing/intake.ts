import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A received envelope. */
export interface ReceivedEnvelope {
  readonly path: string;
  readonly auth: string;
  readonly header: { readonly event_id: string };
  readonly item: { readonly type: string; readonly length: number };
  readonly event: Record<string, unknown>;
  readonly text: string;
}

/** The intake's response; `silent` means none. */
export type IntakeResponse = { readonly status: number; readonly headers?: Record<string, string> } | "silent";

/** Starts a local error-reporting service that stores the envelopes that it receives. */
export async function startIntake() {
  const taken: ReceivedEnvelope[] = [];
  let answer: IntakeResponse = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const [header = "", item = "", event = ""] = text.split("\n");
        taken.push({
          path: request.url ?? "",
          auth: String(request.headers["x-sentry-auth"]),
          header: JSON.parse(header) as ReceivedEnvelope["header"],
          item: JSON.parse(item) as ReceivedEnvelope["item"],
          event: JSON.parse(event) as Record<string, unknown>,
          text,
        });
        if (answer !== "silent") response.writeHead(answer.status, answer.headers).end("{}");
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public-key@127.0.0.1:${port}/7`,
    taken,
    answers: (next: IntakeResponse): void => {
      answer = next;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
