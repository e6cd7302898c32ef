import { type Image, readImages } from "@courseway/workspace/containers";
import { root } from "@courseway/workspace/local";
import { spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * An unprivileged user, like the image's `node`; used if this process runs as root and such a user can run this Node.
 */
const ANONYMOUS = 1000;
const drop =
  process.getuid?.() === 0 && spawnSync(process.execPath, ["--version"], { uid: ANONYMOUS }).status === 0
    ? { uid: ANONYMOUS, gid: ANONYMOUS }
    : {};

/** The brand's image, built by the steps of the Dockerfile in a folder of this machine. */
export interface LaidOut {
  readonly image: Image;
  readonly folder: string;
}

/**
 * Executes the `COPY` lines of the Dockerfile's last stage with the existing build.
 * @param repository the repository with the build
 * @throws Error if there is none
 */
export function layOut(brand: string, repository: string = root): LaidOut {
  const image = readImages(readFileSync(join(root, "Dockerfile"), "utf8"), { BRAND: brand }).at(-1);
  if (image === undefined) throw new Error("The Dockerfile has no stage. Write one that ends in a site's image.");
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "courseway-image-")));
  for (const { sources, target } of image.copies) {
    for (const source of sources) {
      const from = source.replace("/repo", repository);
      // The Dockerfile creates this folder for an app without one.
      if (from.endsWith("/public")) mkdirSync(join(folder, target), { recursive: true });
      else cpSync(from, join(folder, target), { recursive: true, verbatimSymlinks: true });
    }
  }
  mkdirSync(join(folder, image.workdir, ".next/cache"), { recursive: true });
  give(folder);
  return { image, folder };
}

/** Does what `--chown=node:node` does. */
function give(folder: string): void {
  if (drop.uid === undefined) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of [folder, ...paths]) chownSync(path, drop.uid, drop.gid);
}

export interface Container {
  readonly url: string;
  readonly output: () => string;
  /** Sends SIGTERM. Resolves with the exit code and the time until the exit, in ms. */
  readonly stop: () => Promise<{ readonly code: number | null; readonly ms: number }>;
  /** The exit code of the image's health check, as a container engine would run it. */
  readonly health: () => number | null;
}

/** Runs the image with additional environment variables, as `docker run -e` does. */
export function runContainer({ image, folder }: LaidOut, given: Readonly<Record<string, string>>): Container {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production" as const, ...image.env, ...given };
  const cwd = join(folder, image.workdir);
  const [, ...words] = image.command;
  const child = spawn(process.execPath, words, { cwd, env, ...drop });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    url: `http://127.0.0.1:${given["PORT"] ?? image.env["PORT"]}`,
    output: () => output,
    stop: async () => {
      const begin = performance.now();
      child.kill("SIGTERM");
      return { code: await ended, ms: performance.now() - begin };
    },
    health: () => spawnSync(process.execPath, image.healthCheck.slice(1), { cwd, env, ...drop }).status,
  };
}
