import {
  type Child,
  freePort,
  isPortFree,
  root,
  sandboxEnv,
  startNode,
  stop,
  waitFor,
} from "@courseway/workspace/local";
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentedCache, runNginx } from "../helpers/nginx.ts";
import { type Container, layOut, runContainer } from "../image/container.ts";

const BRAND = "ace";
const REPLICAS = 2;
/** The number of pages that a replica renders before it is ready. */
const WARM_PAGES = "5";

/** A release: the repository of its build. */
export interface Release {
  readonly repository: string;
}

/** The address and content of every file that a release's pages may request. */
export function listBuiltFiles({ repository }: Release): ReadonlyMap<string, Buffer> {
  const folder = join(repository, "apps", BRAND, ".next/static");
  const names = globSync("{chunks,islands,media}/*.*", { cwd: folder }).filter((name) => !name.endsWith(".json"));
  return new Map(names.map((name) => [`/_next/static/${name}`, readFileSync(join(folder, name))]));
}

/** Two replicas of a site behind the documented nginx configuration, with one Redis and a sandbox. */
export interface BalancedSite extends AsyncDisposable {
  /** The public address. */
  readonly url: string;
  readonly sandbox: string;
  /** The folder of the site's pages, which a test may edit. */
  readonly pages: string;
  /** The addresses of the replicas, bypassing nginx. */
  readonly replicas: () => readonly string[];
  /**
   * Starts a replica of a release; once it is ready, nginx sends it the requests of the old replica, which is then
   * stopped.
   */
  readonly replace: (replica: number, release: Release) => Promise<void>;
  /** Removes all files from nginx's cache and keeps the pages, like an edge server without requests for them nearby. */
  readonly forgetFiles: () => void;
}

/** Starts a site whose replicas all run one release. */
export async function startBalancedSite(first: Release): Promise<BalancedSite> {
  const ends: (() => unknown)[] = [];
  const end = async (): Promise<void> => {
    for (const one of ends.toReversed()) await one();
  };
  try {
    return await start(first, ends, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function startRedis(ends: (() => unknown)[]): Promise<string> {
  const port = await freePort();
  const redis: ChildProcess = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"], {
    cwd: tmpdir(),
    stdio: "ignore",
  });
  ends.push(() => redis.kill());
  redis.once("error", () => {});
  const isUp = async () => redis.exitCode === null && !(await isPortFree(port));
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 100) throw new Error("redis-server did not start. Install it (apt-get install redis-server).");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `redis://127.0.0.1:${port}`;
}

async function startSandbox(ends: (() => unknown)[]): Promise<{ readonly url: string; readonly content: string }> {
  const data = mkdtempSync(join(tmpdir(), "courseway-rolling-"));
  ends.push(() => rmSync(data, { recursive: true, force: true }));
  const content = join(data, "content");
  cpSync(join(root, "tools/sandbox/content"), content, { recursive: true });
  const port = String(await freePort());
  const args = ["src/main.ts", "--port", port, "--data", data, "--content", content];
  const child: Child = startNode("rolling-sandbox", join(root, "tools/sandbox"), args, {});
  ends.push(() => stop(child));
  await waitFor(`http://127.0.0.1:${port}/healthz`, 30_000);
  return { url: `http://127.0.0.1:${port}`, content };
}

/** One container with its disk, which is empty at the start. */
interface Replica {
  readonly container: Container;
  readonly end: () => Promise<void>;
}

/** Starts a container of a release. @returns the replica, once it is ready for visitors */
async function startReplica({ repository }: Release, environment: Readonly<Record<string, string>>): Promise<Replica> {
  const image = layOut(BRAND, repository);
  const container = runContainer(image, { ...environment, PORT: String(await freePort()) });
  const end = async (): Promise<void> => {
    await container.stop();
    rmSync(image.folder, { recursive: true, force: true });
  };
  await waitFor(`${container.url}/readyz/`, 90_000).catch(async (cause: unknown) => {
    await end();
    throw new Error(`A replica did not become ready. It printed:\n${container.output()}`, { cause });
  });
  return { container, end };
}

async function start(first: Release, ends: (() => unknown)[], end: () => Promise<void>): Promise<BalancedSite> {
  const redis = await startRedis(ends);
  const sandbox = await startSandbox(ends);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...sandboxEnv(BRAND, sandbox.url, url),
    SITE_ENV: "production",
    WARM_UP_PAGES: WARM_PAGES,
    TRUSTED_PROXIES: "1",
    RATE_LIMITS: "off",
    REDIS_URL: redis,
    RATE_LIMIT_SECRET: "rolling",
  };
  const running: Replica[] = [];
  ends.push(() => Promise.all(running.map((replica) => replica.end())));
  while (running.length < REPLICAS) running.push(await startReplica(first, environment));
  const addresses = (): readonly string[] => running.map(({ container }) => container.url);

  let cache = "";
  const configuration = (folder: string): string => {
    cache = join(folder, "courseway");
    return documentedCache(port, ...addresses())(folder);
  };
  const nginx = await runNginx(url, [configuration]);
  ends.push(nginx.end);
  return {
    url,
    sandbox: sandbox.url,
    pages: join(sandbox.content, BRAND, "pages"),
    replicas: addresses,
    replace: async (replica, release) => {
      const [before] = running.splice(replica, 1, await startReplica(release, environment));
      nginx.reload([configuration]);
      await before?.end();
    },
    forgetFiles: () => {
      for (const name of globSync("**/*", { cwd: cache })) {
        const file = join(cache, name);
        const [, key = ""] = /KEY: (.*)/u.exec(readHead(file)) ?? [];
        if (/\/_(?:next\/static|page-data)\//u.test(key)) rmSync(file, { force: true });
      }
    },
    [Symbol.asyncDispose]: end,
  };
}

/** The beginning of a cache file: nginx writes an entry's key before the entry itself. */
function readHead(file: string): string {
  try {
    return readFileSync(file, "latin1").slice(0, 1000);
  } catch {
    return "";
  }
}
