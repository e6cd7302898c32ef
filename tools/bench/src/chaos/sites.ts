import { type BrandName, type Child, localUrl, root, sandboxEnv, startNode, stop } from "@courseway/workspace/local";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../local/free-port.ts";
import { nextArguments, ready } from "../local/sites.ts";

/** A site under test and the stand-ins behind it. */
export interface Chaos {
  readonly site: string;
  readonly sandbox: string;
}

/** The webhook's secret in the sandbox's environment. */
export const SECRET = "sandbox";

/** Where a site keeps the last good copies of its pages: those of an earlier run, or of this one, are nobody's. */
const COPIES = ".next/cache/courseway";

/** Runs `work` on the built app of a brand and a sandbox of its own, both on free ports, then ends both. */
export async function withChaos(brand: BrandName, work: (chaos: Chaos) => Promise<void>): Promise<void> {
  const folder = join(root, "apps", brand);
  if (!existsSync(join(folder, ".next/BUILD_ID")))
    throw new Error(`There is no production build of ${brand}, so nothing can be measured. Run "pnpm build" first.`);
  const forgetCopies = (): void => rmSync(join(folder, COPIES), { recursive: true, force: true });
  const data = mkdtempSync(join(tmpdir(), "courseway-chaos-"));
  const [sandboxPort, sitePort] = [await freePort(), await freePort()];
  // Next sends a visitor of 127.0.0.1 to localhost.
  const [sandbox, site] = [localUrl(sandboxPort), `http://localhost:${sitePort}`];
  const children: Child[] = [];
  forgetCopies();
  try {
    const args = ["src/main.ts", "--port", String(sandboxPort), "--data", data];
    children.push(startNode("chaos-sandbox", join(root, "tools/sandbox"), args, {}));
    await ready(children[0] as Child, `${sandbox}/healthz`);
    // All visitors of the bench have one address.
    const env = { ...sandboxEnv(brand, sandbox, site), NODE_ENV: "production", RATE_LIMITS: "off" };
    children.push(startNode(`chaos-${brand}`, folder, nextArguments(folder, "start", "-p", String(sitePort)), env));
    await ready(children[1] as Child, `${site}/healthz/`);
    await work({ site, sandbox });
  } finally {
    await Promise.all(children.map(stop));
    forgetCopies();
    rmSync(data, { recursive: true, force: true });
  }
}
