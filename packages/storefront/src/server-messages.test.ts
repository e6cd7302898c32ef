import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tidyServerMessages } from "./server-messages.ts";

const server = http.createServer((request, response) => {
  response.setHeader("x-middleware-rewrite", "/~live/a/");
  response.setHeader("x-kept", "1");
  response.end(`${request.method} ${request.headers.range ?? "whole"}`);
});

beforeAll(async () => {
  tidyServerMessages();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

const ask = (method: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<{ text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = http.request({ port, host: "127.0.0.1", method, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ text, headers: answer.headers }));
    });
    request.once("error", reject).end();
  });

it.each([
  ["GET", "GET"],
  ["POST", "POST"],
  ["TRACE", "PATCH"],
])("hands a %s request on as %s", async (method, handed) => {
  expect((await ask(method)).text).toBe(`${handed} whole`);
});

it("asks for no part of a file", async () => {
  expect((await ask("GET", { range: "bytes=999999-" })).text).toBe("GET whole");
});

it("tells no visitor which internal route answered", async () => {
  const { headers } = await ask("GET");
  expect([headers["x-middleware-rewrite"], headers["x-kept"]]).toEqual([undefined, "1"]);
});
