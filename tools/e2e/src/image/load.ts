import { Agent, get } from "node:http";

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks over a connection that is kept; rejects where no whole answer comes. */
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
  /** Resolves when it was ended and every request has come to its end. */
  readonly result: Promise<{ readonly answered: number; readonly lost: readonly string[] }>;
}

const LOOK_EVERY_MS = 200;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Visitors behind a balancer: each asks, over kept connections, one of the replicas that were ready when last looked at, and
 * asks again as soon as it has its answer. Lost is what has no whole answer of status 200, for whatever reason.
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
