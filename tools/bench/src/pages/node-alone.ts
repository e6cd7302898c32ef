import { type Child, root, startNode } from "@courseway/workspace/local";
import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

interface Answer {
  /** Names and values in turn, without the headers that Node adds itself. */
  readonly headers: readonly string[];
  /** The body as sent, in base64. */
  readonly body: string;
}

const BY_NODE = new Set(["connection", "date", "keep-alive"]);

/** Returns the response to a browser that accepts gzip, still compressed. */
const fetchAnswer = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const { rawHeaders } = answer;
        const headers = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 && !BY_NODE.has(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ""] : [],
        );
        resolve({ headers, body: Buffer.concat(chunks).toString("base64") });
      });
    })
      .once("error", reject)
      .end();
  });

/** Starts Node's plain server, which sends everybody the response that a site sends for `url` at this moment. */
export async function startNodeAlone(url: string, port: number): Promise<Child> {
  const folder = join(root, "var");
  const file = join(folder, "bench-answer.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(await fetchAnswer(url)));
  return startNode("bench-node", import.meta.dirname, ["node-server.ts", file, String(port)], {});
}
