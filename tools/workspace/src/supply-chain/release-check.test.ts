import { spawn } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const weakness = {
  id: 1,
  url: "https://a.example/1",
  title: "Takes over",
  severity: "high",
  vulnerable_versions: "<9999.0.0",
};

/** The output and exit code of the release's check, with a registry that responds in this way. */
async function check(answer: RequestListener) {
  const registry = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => registry.once("listening", resolve));
  const { port } = registry.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, npm_config_registry: url, pnpm_config_registry: url },
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  registry.close();
  return { code, output: out + complaints };
}

it("asks the registry for what is known of the tree, and a weakness stands against a release", async () => {
  const weak = await check(
    (request, answer) => void answer.end(JSON.stringify(request.method === "POST" ? { zod: [weakness] } : {})),
  );
  expect(weak).toMatchObject({
    code: 1,
    output: expect.stringContaining("zod has a known weakness (high): Takes over"),
  });
}, 60_000);

it("says that weaknesses were not checked, and why, where the registry refuses to tell", async () => {
  const { code, output } = await check((_, answer) => void answer.writeHead(405).end());
  expect(output).toContain("Known weaknesses were not checked");
  expect(output).toContain("405");
  expect(code).toBe(0);
}, 60_000);
