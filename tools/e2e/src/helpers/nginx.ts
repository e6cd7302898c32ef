import { root, waitFor } from "@courseway/workspace/local";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./http.ts";

/** Why a test with nginx is left out, or false where it can run. */
export const isNginxMissing: boolean = spawnSync("nginx", ["-v"]).error !== undefined;
export const WITHOUT_NGINX = "nginx is not installed, so no shared cache was tried.";

const FOLDERS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"] as const;

/** What every nginx here needs around its servers, so that it runs as anybody and leaves nothing behind. */
const program = (folder: string, servers: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  ${servers}
}
`;

/** A cache that keeps what it may and tells pages apart by their whole address, as many do. */
export const carelessCache =
  (port: number, site: string) =>
  (folder: string): string =>
    `
  proxy_cache_path ${folder}/careless keys_zone=careless:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_set_header Host ${new URL(site).host};
      proxy_cache careless;
      proxy_cache_key $uri$is_args$args;
      proxy_ignore_headers Vary;
      add_header x-cache $upstream_cache_status always;
    }
  }
`;

/** What of the documented configuration is each installation's own. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from))
    throw new Error(`docs/nginx.conf does not hold "${from}" any more, so it cannot be tried here.`);
  return text.replace(from, to);
}

/** The configuration of docs/nginx.conf, before a site of the tests or its replicas. */
export const documentedCache =
  (port: number, ...sites: readonly string[]) =>
  (folder: string): string =>
    [
      ["/var/cache/nginx/courseway", `${folder}/courseway`],
      [
        "server 127.0.0.1:3000 max_fails=0;",
        sites.map((site) => `server 127.0.0.1:${new URL(site).port} max_fails=0;`).join("\n  "),
      ],
      ["listen 80;", `listen 127.0.0.1:${port};`],
    ].reduce(
      (text, [from = "", to = ""]) => replaced(text, from, to),
      readFileSync(join(root, "docs/nginx.conf"), "utf8"),
    );

type Servers = readonly ((folder: string) => string)[];

/** An nginx that runs. */
export interface Nginx {
  /** Has it take other servers, without losing a request; what it keeps stays. */
  readonly reload: (servers: Servers) => void;
  /** Ends it and removes its folder. */
  readonly end: () => Promise<void>;
}

/** Starts nginx with these servers. @param url answers once it is up */
export async function runNginx(url: string, servers: Servers): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "courseway-cache-"));
  // The workers of nginx are another user where root starts it.
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  const configure = (some: Servers): void =>
    writeFileSync(file, program(folder, some.map((server) => server(folder)).join("\n")));
  configure(servers);
  const child: ChildProcess = spawn("nginx", ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await waitFor(url, 10_000, () => child.exitCode !== null);
  return {
    reload: (some) => {
      configure(some);
      child.kill("SIGHUP");
    },
    end: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts nginx with these servers. @returns ends it and removes its folder */
export const startNginx = async (url: string, servers: Servers): Promise<() => Promise<void>> =>
  (await runNginx(url, servers)).end;

/** What the cache says of an answer: HIT, MISS, BYPASS, EXPIRED; null where it was not asked. */
export const fetchCacheStatus = async (url: string, init: RequestInit = {}): Promise<string | null> =>
  (await ask(url, init)).headers.get("x-cache");
