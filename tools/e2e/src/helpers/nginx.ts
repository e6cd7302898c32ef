import { root, waitFor } from "@courseway/workspace/local";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./http.ts";

/** Whether nginx is not installed; the tests that need it are then skipped. */
export const isNginxMissing: boolean = spawnSync("nginx", ["-v"]).error !== undefined;
export const WITHOUT_NGINX = "nginx is not installed, so no shared cache was tried.";

const FOLDERS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"] as const;

/** The nginx configuration around the servers: it runs as any user and leaves no files behind. */
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

/** A careless cache, as many are: it stores everything it may and uses the whole address as the key. */
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

/** Replaces a part of the documented configuration that differs between installations. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from))
    throw new Error(`docs/nginx.conf does not hold "${from}" any more, so it cannot be tried here.`);
  return text.replace(from, to);
}

/** The configuration of docs/nginx.conf, in front of a test site or its replicas. */
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

/** A running nginx. */
export interface Nginx {
  /** Switches to other servers without losing a request; cached entries remain. */
  readonly reload: (servers: Servers) => void;
  /** Stops nginx and removes its folder. */
  readonly end: () => Promise<void>;
}

/** Starts nginx with these servers. @param url responds once nginx is up */
export async function runNginx(url: string, servers: Servers): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "courseway-cache-"));
  // If root starts nginx, its workers run as another user.
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

/** Starts nginx with these servers. @returns a function that stops it and removes its folder */
export const startNginx = async (url: string, servers: Servers): Promise<() => Promise<void>> =>
  (await runNginx(url, servers)).end;

/** The cache's status of a response: HIT, MISS, BYPASS, EXPIRED; null if the cache was not involved. */
export const fetchCacheStatus = async (url: string, init: RequestInit = {}): Promise<string | null> =>
  (await ask(url, init)).headers.get("x-cache");
