import { type SandboxOptions, startSandbox } from "@courseway/sandbox";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { type LogLine, logLines } from "./log-lines.ts";
import { type Recorder, recordedServices } from "./recorded-services.ts";

export interface StartedServices extends AsyncDisposable {
  /** What the remote services were asked, and what they are made to answer. */
  readonly services: Recorder;
  /** The log of whatever site asks them. */
  readonly log: readonly LogLine[];
}

interface ServicesInput {
  /** What the sandbox has of its own: it is given a folder that lives as long as the services. */
  readonly sandbox?: (dir: string) => Partial<SandboxOptions>;
  /** The environment of the sites, by the address of the services. */
  readonly env: (url: string) => Readonly<Record<string, string>>;
}

/** Test files share a process; each site begins as a server does, with nothing remembered. */
function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith("courseway.") === true) Reflect.deleteProperty(globalThis, key);
}

/** The remote services of a site behind a recorder, and an environment that leads to them. */
export async function startServices({ sandbox: optionsIn, env }: ServicesInput): Promise<StartedServices> {
  const dir = mkdtempSync(join(tmpdir(), "site-test-"));
  const own = optionsIn?.(dir) ?? {};
  const sandbox = await startSandbox({ port: 0, log: () => undefined, dataDir: join(dir, "var"), ...own });
  const services = await recordedServices(sandbox.url);
  forgetProcess();
  // A site keeps copies of its pages below its folder; those of another run would stand in for pages that fail now.
  vi.spyOn(process, "cwd").mockReturnValue(dir);
  for (const [name, value] of Object.entries(env(services.url))) vi.stubEnv(name, value);
  return {
    services,
    log: logLines(),
    [Symbol.asyncDispose]: async () => {
      await services[Symbol.asyncDispose]();
      await sandbox.close();
      rmSync(dir, { recursive: true, force: true });
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    },
  };
}
