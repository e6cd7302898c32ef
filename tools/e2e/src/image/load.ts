import { Agent, get } from "node:http";

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Requests over a keep-alive connection; rejects if the response is incomplete. */
const ask = (agent: Agent, url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent, signal: AbortSignal.timeout(20_000) }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => (body += text));
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, body })).once("error", reject);
      answer.once("aborted", () => reject(new Error("The answer broke off.")));
    }).once("error", reject);
  });

export interface Load {
  readonly end: () => void;
  /** Resolves once the load has been ended and every request is complete. */
  readonly result: Promise<{ readonly answered: number; readonly lost: readonly string[] }>;
}

const LOOK_EVERY_MS = 200;
/** How long a visitor reads a page. Without it, the load takes every core there is for as long as the test lasts. */
const READ_MS = 40;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Simulates visitors behind a load balancer: each sends requests, over keep-alive connections, to one of the replicas
 * that were ready at the last check, and sends the next request soon after it has its response. A request is lost if it
 * has no complete response with status 200, for whatever reason.
 */
export function startLoad(replicas: readonly string[], paths: readonly string[], visitors: number): Load {
  const agent = new Agent({ keepAlive: true });
  const lost: string[] = [];
  let answered = 0;
  let ready: readonly string[] = replicas;
  const over = new AbortController();

  async function balance(): Promise<void> {
    while (!over.signal.aborted) {
      const looks = replicas.map(async (url) => {
        const answer = await ask(agent, `${url}/readyz/`).catch(() => ({ status: 0 }));
        return answer.status === 200 ? [url] : [];
      });
      ready = (await Promise.all(looks)).flat();
      await pause(LOOK_EVERY_MS);
    }
  }

  async function visitor(first: number): Promise<void> {
    for (let turn = first; !over.signal.aborted; turn += 1) {
      const replica = ready[turn % ready.length];
      if (replica === undefined) {
        lost.push("No replica was ready.");
        await pause(LOOK_EVERY_MS);
        continue;
      }
      const url = replica + (paths[turn % paths.length] ?? "/");
      const failure = await ask(agent, url).then(
        ({ status, body }) => (status === 200 && body.includes("</html>") ? null : `${status}`),
        (error: unknown) => String(error),
      );
      if (failure === null) answered += 1;
      else lost.push(`${url}: ${failure}`);
      await pause(READ_MS);
    }
  }

  const work = async () => {
    await Promise.all([balance(), ...Array.from({ length: visitors }, (_, index) => visitor(index))]);
    agent.destroy();
    return { answered, lost };
  };
  return {
    end: () => over.abort(),
    result: work(),
  };
}
