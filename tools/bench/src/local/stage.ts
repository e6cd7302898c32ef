import {
  type BrandName,
  type Child,
  freePort,
  getAppFolder,
  isBuilt,
  localUrl,
  root,
  sandboxEnv,
  startBuiltSite,
  startNode,
  stop,
  waitForChild,
} from "@courseway/workspace/local";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layOutReplica } from "./replica-folder.ts";

/** Processes of a brand's built site, and the stand-ins for its services. */
export interface Stage {
  /** The addresses of the replicas. */
  readonly sites: readonly string[];
  /** Their processes, in the same order. */
  readonly processes: readonly Child[];
  /** The address of the sandbox, which replaces all services. */
  readonly sandbox: string;
  /** A copy of the content, which may be edited. */
  readonly content: string;
}

interface StageOptions {
  readonly replicas?: number;
  /** Edits the copy of the content before anything reads it. */
  readonly prepare?: (content: string) => void;
  /** Variables in addition to the sandbox's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** The repository with the build and the sandbox: this one, or another copy of it. */
  readonly repository?: string;
  /** The name of the logs, if two stages run at the same time. */
  readonly name?: string;
}

/**
 * Runs `work` while a brand's built site responds, as the live site does, on free ports; then ends everything.
 * @throws Error if the brand has no production build
 */
export async function withStage<T>(
  brand: BrandName,
  work: (stage: Stage) => Promise<T>,
  { replicas = 1, prepare, env = {}, repository = root, name = "stage" }: StageOptions = {},
): Promise<T> {
  const folder = getAppFolder(brand, repository);
  if (!isBuilt(folder))
    throw new Error(`There is no production build of ${brand}, so nothing can be measured. Run "pnpm build" first.`);
  const data = mkdtempSync(join(tmpdir(), "courseway-stage-"));
  const content = join(data, "content");
  cpSync(join(repository, "tools/sandbox/content"), content, { recursive: true });
  prepare?.(content);
  const children: Child[] = [];
  const begin = async (child: Child, url: string): Promise<void> => {
    children.push(child);
    await waitForChild(child, url);
  };
  try {
    const port = await freePort();
    const sandbox = localUrl(port);
    const args = ["src/main.ts", "--port", String(port), "--data", data, "--content", content];
    await begin(startNode(`${name}-sandbox`, join(repository, "tools/sandbox"), args, {}), `${sandbox}/healthz`);
    const sites: string[] = [];
    for (let replica = 0; replica < replicas; replica += 1) {
      const sitePort = await freePort();
      // Next redirects a visitor of 127.0.0.1 to localhost.
      const site = `http://localhost:${sitePort}`;
      const production = { SITE_URL: sites[0] ?? site, SITE_ENV: "production", RATE_LIMITS: "off" };
      const all = { ...sandboxEnv(brand, sandbox, site), ...production, ...env };
      const appFolder = join(data, `replica-${replica}`);
      layOutReplica(folder, appFolder);
      await begin(startBuiltSite(`${name}-${brand}-${replica}`, appFolder, sitePort, all), `${site}/healthz/`);
      sites.push(site);
    }
    return await work({ sites, processes: children.slice(1), sandbox, content });
  } finally {
    await Promise.all(children.map(stop));
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Runs `work` with one site: a running one, such as a staging site, if its address is given, else the brand's built site.
 * @param site the address of a running site, without a slash at its end
 */
export const withSite = <T>(
  site: string | undefined,
  brand: BrandName,
  work: (site: string, child: Child | undefined) => Promise<T>,
): Promise<T> =>
  site === undefined
    ? withStage(brand, ({ sites: [built = ""], processes: [child] }) => work(built, child))
    : work(site, undefined);
