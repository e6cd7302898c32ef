import {
  type Child,
  localUrl,
  nextCommand,
  ports,
  root,
  sandboxEnv,
  startNode,
  stop,
  waitFor,
} from "@courseway/workspace/local";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Ports that only the bench uses, so that it runs next to a developer's own sites. */
const PORTS = { sandbox: ports.bench.sandbox, ace: ports.bench.site, empty: ports.bench.empty };

/** Next redirects a visitor of 127.0.0.1 to localhost. */
export const aceUrl = `http://localhost:${PORTS.ace}`;
export const emptyUrl = `http://localhost:${PORTS.empty}`;

const aceFolder = join(root, "apps/ace");
export const emptyFolder = join(root, "tools/bench/empty-app");
export const plainFolder = join(root, "tools/bench/plain-app");

const LIMIT = 120_000;

/** The Next command in an app's own version. The empty app uses the bench's, which the catalog keeps the same. */
export const nextArguments = (folder: string, ...words: string[]): string[] => [nextCommand(folder), ...words];

/** Starts a built app. @throws Error if it has no production build */
export function startApp(name: string, folder: string, port: number, env: Readonly<Record<string, string>>): Child {
  if (!existsSync(join(folder, ".next/BUILD_ID"))) {
    throw new Error(`${name} cannot be measured: ${folder} is not built. Run "pnpm build" first.`);
  }
  return startNode(name, folder, nextArguments(folder, "start", "-p", String(port)), env);
}

/** Waits until a program responds. @throws Error with its last output */
export async function ready(child: Child, url: string): Promise<void> {
  await waitFor(url, LIMIT, () => child.process.exitCode !== null).catch((failure: Error) => {
    throw new Error(
      `${child.name} does not answer: ${failure.message}\nIts last words, from ${child.log}:\n${child.tail()}`,
    );
  });
}

interface SitesOptions {
  readonly empty?: boolean;
}

/** Runs `work` while the sandbox and the built ace app respond, and the empty app if requested; then ends them. */
export async function withSites<T>(work: () => Promise<T>, options: SitesOptions = {}): Promise<T> {
  const children: Child[] = [];
  const run = async (child: Child, url: string): Promise<void> => {
    children.push(child);
    await ready(child, url);
  };
  const sandbox = localUrl(PORTS.sandbox);
  try {
    const args = ["src/main.ts", "--port", String(PORTS.sandbox)];
    await run(startNode("bench-sandbox", join(root, "tools/sandbox"), args, {}), sandbox);
    await run(startApp("bench-ace", aceFolder, PORTS.ace, sandboxEnv("ace", sandbox, aceUrl)), `${aceUrl}/healthz`);
    if (options.empty) await run(startApp("bench-empty", emptyFolder, PORTS.empty, {}), emptyUrl);
    return await work();
  } finally {
    await Promise.all(children.map(stop));
  }
}
