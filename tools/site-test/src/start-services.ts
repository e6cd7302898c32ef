import { type SandboxOptions, startSandbox } from "@courseway/sandbox";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { type LogLine, logLines } from "./log-lines.ts";
import { type Recorder, recordedServices } from "./recorded-services.ts";

export interface StartedServices extends AsyncDisposable {
  /** The recorded requests to the remote services, and their scripted responses. */
  readonly services: Recorder;
  /** The log of every site that uses them. */
  readonly log: readonly LogLine[];
}

interface ServicesInput {
  /** The sandbox's own options; the function receives a folder that exists as long as the services. */
  readonly sandbox?: (dir: string) => Partial<SandboxOptions>;
  /** The environment of the sites, for the address of the services. */
  readonly env: (url: string) => Readonly<Record<string, string>>;
}

/** Clears the shared state: test files share a process, but each site starts like a new server. */
function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith("courseway.") === true) Reflect.deleteProperty(globalThis, key);
}

/** Starts the remote services of a site behind a recorder, and sets an environment that points to them. */
export async function startServices({ sandbox: optionsIn, env }: ServicesInput): Promise<StartedServices> {
  const dir = mkdtempSync(join(tmpdir(), "site-test-"));
  const overrides = optionsIn?.(dir) ?? {};
  const sandbox = await startSandbox({ port: 0, log: () => undefined, dataDir: join(dir, "var"), ...overrides });
  const services = await recordedServices(sandbox.url);
  forgetProcess();
  // A site stores copies of its pages in its folder; copies of another run would replace pages that fail now.
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
