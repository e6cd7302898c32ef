import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { waitFor } from "@courseway/workspace/local";

const PORT = 3804;

export const nginxUrl = `http://localhost:${PORT}/`;

/** One worker, no logs, and the page compressed beforehand. */
const configuration = (folder: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  gzip_static on;
  tcp_nopush on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen ${PORT};
    root ${folder}/pages;
    location / { default_type "text/html; charset=utf-8"; try_files /index.html =404; }
  }
}
`;

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/**
 * Creates a folder with the configuration and the page. Everybody may read it: if root starts nginx, its worker is
 * another user.
 */
function prepare(html: string): string {
  const folder = mkdtempSync(join(tmpdir(), "courseway-nginx-"));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/index.html"), html);
  writeFileSync(join(folder, "pages/index.html.gz"), gzipSync(html, { level: 9 }));
  writeFileSync(join(folder, "nginx.conf"), configuration(folder));
  return folder;
}

/** The one worker, which does all of nginx's work; NaN if the system does not report it. */
function readWorker(master: number | undefined): number {
  const file = `/proc/${master}/task/${master}/children`;
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : Number.NaN;
}

/** Runs `work` with nginx's process while it serves the HTML at every address, then ends it and removes its folder. */
export async function withNginx<T>(nginx: string, html: string, work: (pid: number) => T | Promise<T>): Promise<T> {
  const folder = prepare(html);
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await waitFor(nginxUrl, 10_000, () => child.exitCode !== null);
    return await work(readWorker(child.pid));
  } finally {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
