import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let app = "";
const write = (path: string, text: string): void => {
  const file = join(app, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
};

interface Ended {
  readonly code: unknown;
  readonly said: string;
}

/** What the command does in the app's folder, whose `next` says with what it was called. */
function start(...options: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production" as const };
  return new Promise((resolve) => {
    const args = [join(import.meta.dirname, "main.ts"), ...options];
    execFile(process.execPath, args, { cwd: app, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}` }),
    );
  });
}

beforeEach(() => {
  app = realpathSync(mkdtempSync(join(tmpdir(), "courseway-serve-")));
  write("package.json", "{}");
  write("node_modules/next/package.json", '{ "bin": { "next": "./bin/command.cjs" } }');
  write("node_modules/next/bin/command.cjs", 'console.log("Ready", process.argv.slice(2).join(" "));');
});
afterEach(() => rmSync(app, { recursive: true }));

it("ends with code 1 and names what is missing before Next is asked for anything", async () => {
  const { code, said } = await start();
  expect(said).toContain("CONTENT_URL: is missing (GraphQL endpoint of the content API)");
  expect(said).not.toContain("Ready");
  expect(code).toBe(1);
});

it("hands on to the app's own Next with all options, once the app's .env files have what is needed", async () => {
  write(".env.production", "CONTENT_URL=http://content.test/graphql\n");
  expect(await start("-H", "127.0.0.1", "-p", "3010")).toEqual({ code: 0, said: "Ready start -H 127.0.0.1 -p 3010\n" });
});

it("does not start with two copies of what must be there once", async () => {
  write(".env", "CONTENT_URL=http://content.test/graphql\n");
  const packages = ["react", "@courseway/storefront", "@courseway/blocks", "@courseway/blocks/node_modules/react"];
  for (const [index, name] of packages.entries())
    write(`node_modules/${name}/package.json`, `{ "version": "19.0.${index}" }`);
  const { code, said } = await start();
  expect(said).toContain("There are two copies of react");
  expect(said).not.toContain("Ready");
  expect(code).toBe(1);
});
