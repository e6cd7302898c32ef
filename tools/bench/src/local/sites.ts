import {
  type Child,
  getAppFolder,
  isBuilt,
  localUrl,
  nextCommand,
  ports,
  root,
  sandboxEnv,
  startBuiltSite,
  startNode,
  stop,
  waitForChild,
} from "@courseway/workspace/local";
import { join } from "node:path";

/** Ports that only the bench uses, so that it runs next to a developer's own sites. */
const PORTS = { sandbox: ports.bench.sandbox, ace: ports.bench.site };

/** Next redirects a visitor of 127.0.0.1 to localhost. */
export const aceUrl = `http://localhost:${PORTS.ace}`;

export const emptyFolder = join(root, "tools/bench/empty-app");
export const plainFolder = join(root, "tools/bench/plain-app");

/** Starts a built app that has no storefront. @throws Error if it has no production build */
export function startApp(name: string, folder: string, port: number, env: Readonly<Record<string, string>>): Child {
  if (!isBuilt(folder)) throw new Error(`${name} cannot be measured: ${folder} is not built. Run "pnpm build" first.`);
  return startNode(name, folder, [nextCommand(folder), "start", "-p", `${port}`], env);
}

/** Runs `work` while the sandbox and the built ace app respond; then ends them. */
export async function withSites<T>(work: () => Promise<T>): Promise<T> {
  const children: Child[] = [];
  const run = async (child: Child, url: string): Promise<void> => {
    children.push(child);
    await waitForChild(child, url);
  };
  const sandbox = localUrl(PORTS.sandbox);
  try {
    const args = ["src/main.ts", "--port", String(PORTS.sandbox)];
    await run(startNode("bench-sandbox", join(root, "tools/sandbox"), args, {}), sandbox);
    await run(
      startBuiltSite("bench-ace", getAppFolder("ace"), PORTS.ace, sandboxEnv("ace", sandbox, aceUrl)),
      `${aceUrl}/healthz`,
    );
    return await work();
  } finally {
    await Promise.all(children.map(stop));
  }
}
