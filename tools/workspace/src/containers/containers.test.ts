import { validate } from "dockerfile-utils";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "../../../../packages/storefront/src/site/env/read-env.ts";
import { variables } from "../../../../packages/storefront/src/site/env/variables.ts";
import { brandNames, getPort, portsFrom, root } from "../local/paths.ts";
import { composeFile } from "./compose.ts";
import { readImages } from "./image.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");
const { packageManager } = JSON.parse(read("package.json")) as { packageManager: string };

/** Environment variables that Next and Node read in addition to ours. */
const OTHERS = new Set(["NODE_ENV", "NEXT_TELEMETRY_DISABLED", "NEXT_MANUAL_SIG_HANDLE", "HOSTNAME", "PORT"]);

describe("the Dockerfile", () => {
  const images = readImages(dockerfile, { BRAND: "ace" });
  const site = images.at(-1);
  const run = images.filter(({ command }) => command.length > 0);

  it("has no fault that a builder would find", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it("builds with the Node and the pnpm that everybody works with", () => {
    expect(site?.base).toBe(`node:${read(".nvmrc").trim()}-bookworm-slim`);
    expect(dockerfile).toContain(`npm install --global ${packageManager}\n`);
  });

  it("copies what is there: files of this repository, and stages before its own", () => {
    const copies = images.flatMap(({ copies: own, name }) => own.map((copy) => ({ ...copy, name })));
    const ours = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(ours).toContain("pnpm-lock.yaml");
    expect(ours.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const order = images.map(({ name }) => name);
    const late = copies.filter(({ from, name }) => from !== null && order.indexOf(from) >= order.indexOf(name));
    expect(late).toEqual([]);
  });

  it("gives the site last, which holds no source and no tool that builds", () => {
    expect(site?.name).toBe("site");
    expect(site?.copies.map(({ sources: [source], target }) => [source, target])).toEqual([
      ["/repo/apps/ace/.next/standalone", "/site"],
      ["/repo/apps/ace/.next/static", "/site/apps/ace/.next/static"],
      ["/repo/apps/ace/.next/courseway-maps", "/site/apps/ace/.next/courseway-maps"],
      ["/repo/apps/ace/public", "/site/apps/ace/public"],
    ]);
    expect(site?.workdir).toBe("/site/apps/ace");
  });

  it.each(run.map((image) => [image.name, image] as const))(
    "runs %s without root rights and without a shell, and says how to see that it lives",
    (_, { user, command, healthCheck, ports }) => {
      expect(user).toBe("node");
      expect(command[0]).toBe("node");
      expect(healthCheck.join(" ")).toMatch(/healthz/u);
      expect(ports).toHaveLength(1);
    },
  );

  it("sets no variable that nobody reads, and no secret", () => {
    const names = Object.keys(site?.env ?? {});
    expect(names.filter((name) => !OTHERS.has(name) && !(name in variables.shape))).toEqual([]);
  });

  it("leaves out of its context what is made here or is secret", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(
      expect.arrayContaining([".git", "**/node_modules", "**/.next", "**/.env", "**/.env.local"]),
    );
  });
});

interface Service {
  readonly build?: { readonly args?: Readonly<Record<string, string>>; readonly target?: string };
  readonly image?: string;
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
}

describe("compose.yaml", () => {
  const text = read("compose.yaml");
  const { services, volumes } = parse(text) as {
    services: Readonly<Record<string, Service>>;
    volumes: Readonly<Record<string, unknown>>;
  };

  it("is what the tables of brands, ports and variables say", () => {
    expect(text, "Run `pnpm env:examples` and commit what it writes.").toBe(composeFile(brandNames));
  });

  it("has six sites, the sandbox and a Redis, and nothing that comes from elsewhere", () => {
    expect(Object.keys(services)).toEqual([...brandNames, "sandbox", "redis"]);
    const images = Object.values(services).filter(({ build }) => build === undefined);
    expect(images.map(({ image }) => image)).toEqual([expect.stringMatching(/^redis:\d/u)]);
  });

  it.each(brandNames)("gives %s an environment with which it starts, and asks nothing outside of the file", (brand) => {
    const { environment = {}, build, ports, volumes: own = [] } = services[brand] ?? {};
    const env = readEnv(environment);
    expect(build?.args).toEqual({ BRAND: brand });
    expect(ports).toEqual([`127.0.0.1:${getPort(brand, portsFrom(undefined).sites)}:3000`]);
    expect(env.SITE_URL).toBe(`http://localhost:${getPort(brand, portsFrom(undefined).sites)}`);
    expect(env.REDIS_PREFIX).toBe(brand);
    const hosts = Object.values(environment).flatMap((value) =>
      URL.canParse(value) ? new URL(value).hostname || [] : [],
    );
    expect(new Set(hosts)).toEqual(new Set(["sandbox", "localhost", "redis"]));
    const unknown = Object.keys(environment).filter((name) => !(name in variables.shape) && !OTHERS.has(name));
    expect(unknown).toEqual([]);
    expect(own.map((volume) => volume.split(":")[0]).filter((name = "") => !(name in volumes))).toEqual([]);
  });

  it.each(Object.entries(services))("lets %s write nowhere but where it must, and gain no rights", (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });

  it.each(brandNames)("starts %s once what it needs answers, and gives it time to end", (brand) => {
    const { depends_on: needs = {}, stop_grace_period: grace } = services[brand] ?? {};
    expect(needs).toEqual({ sandbox: { condition: "service_healthy" }, redis: { condition: "service_healthy" } });
    expect(Number.parseInt(grace ?? "", 10)).toBeGreaterThan(10);
  });
});
