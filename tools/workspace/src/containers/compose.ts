import { stringify } from "yaml";
import { type BrandName, localUrl, getPort, portsFrom } from "../local/paths.ts";
import { sandboxEnv } from "../local/sandbox-env.ts";

const head = `# Six sites, the Redis that they share, and stand-ins of every remote service. Written by "pnpm env:examples".
#   docker compose up --build        then http://localhost:4000
#   docker compose up --build ace    one site with what it needs
# A real deployment names real services: docs/operating.md has every variable.
`;

const SITE_PORT = 3000;
const SANDBOX_PORT = 4000;
/** The containers use these names for each other; a browser uses this machine's ports. */
const inside = { sandbox: `http://sandbox:${SANDBOX_PORT}`, redis: "redis://redis:6379" };

/** Variables with addresses that browsers open, which must be addresses of this machine. */
const FOR_BROWSERS = new Set(["CHECKOUT_URL", "SIGN_IN_URL", "COURSE_SELECTION_URL", "OUTSIDE_URL", "VENDORS_URL"]);

function buildEnvironment(brand: BrandName, site: string, sandbox: string): Record<string, string> {
  const env = Object.entries(sandboxEnv(brand, inside.sandbox, site)).map(([name, value]) => [
    name,
    FOR_BROWSERS.has(name) ? value.replace(inside.sandbox, sandbox) : value,
  ]);
  return {
    ...(Object.fromEntries(env) as Record<string, string>),
    WARM_UP_PAGES: "20",
    REDIS_URL: inside.redis,
    REDIS_PREFIX: brand,
    RATE_LIMIT_SECRET: "local",
  };
}

const ready = (port: number, path: string): readonly string[] => [
  "CMD",
  "node",
  "-e",
  `fetch('http://127.0.0.1:${port}${path}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`,
];

/** Settings of every container: it writes only to the named places, and no process gains privileges. */
const locked = {
  read_only: true,
  cap_drop: ["ALL"],
  security_opt: ["no-new-privileges:true"],
  restart: "unless-stopped",
};

/** The text of `compose.yaml`: one service per brand, the sandbox and a Redis. */
export function composeFile(brands: readonly BrandName[]): string {
  const { sandbox, sites } = portsFrom(undefined, brands);
  const localhost = (port: number): string => localUrl(port).replace("127.0.0.1", "localhost");
  const buildSite = (brand: BrandName) => ({
    build: { context: ".", args: { BRAND: brand } },
    image: `courseway-${brand}`,
    ports: [`127.0.0.1:${getPort(brand, sites)}:${SITE_PORT}`],
    environment: buildEnvironment(brand, localhost(getPort(brand, sites)), localhost(sandbox)),
    depends_on: { sandbox: { condition: "service_healthy" }, redis: { condition: "service_healthy" } },
    // "healthy" means here that the site is ready for visitors: elsewhere, the image's own check restarts a hanging
    // process.
    healthcheck: { test: ready(SITE_PORT, "/readyz/"), interval: "5s", timeout: "3s", retries: 12 },
    stop_grace_period: "15s",
    volumes: [`${brand}-cache:/site/apps/${brand}/.next/cache`],
    tmpfs: ["/tmp"],
    ...locked,
  });
  const services = {
    ...Object.fromEntries(brands.map((brand) => [brand, buildSite(brand)])),
    sandbox: {
      build: { context: ".", target: "sandbox" },
      image: "courseway-sandbox",
      command: [
        "node",
        "src/main.ts",
        "--host",
        "0.0.0.0",
        "--port",
        String(SANDBOX_PORT),
        "--data",
        "/tmp/sandbox",
        "--public-url",
        localhost(sandbox),
      ],
      ports: [`127.0.0.1:${sandbox}:${SANDBOX_PORT}`],
      tmpfs: ["/tmp"],
      ...locked,
    },
    redis: {
      image: "redis:7.4-alpine",
      command: [
        "redis-server",
        "--save",
        "",
        "--appendonly",
        "no",
        "--maxmemory",
        "256mb",
        "--maxmemory-policy",
        "volatile-lru",
      ],
      user: "redis",
      healthcheck: { test: ["CMD", "redis-cli", "ping"], interval: "5s", timeout: "3s" },
      tmpfs: ["/data"],
      ...locked,
    },
  };
  const volumes = Object.fromEntries(brands.map((brand) => [`${brand}-cache`, {}]));
  return head + stringify({ name: "courseway", services, volumes }, { lineWidth: 0, aliasDuplicateObjects: false });
}
