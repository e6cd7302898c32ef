import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/*
 * `node-server.ts <answer> <port>`: Node's plain server, which sends one response to everybody and does nothing else.
 * No program that responds through it can be faster.
 */
const [answer = "", port = ""] = process.argv.slice(2);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- node-alone.ts wrote it
const { headers, body } = JSON.parse(readFileSync(answer, "utf8")) as { headers: string[]; body: string };
const bytes = Buffer.from(body, "base64");
createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port));
