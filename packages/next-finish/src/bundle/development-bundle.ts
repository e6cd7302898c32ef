import { build } from "esbuild";
import { watch } from "node:fs";
import { dirname, join } from "node:path";
import { DEVELOPMENT_CHANGES } from "../start/bundle-files.ts";
import { PAGE_DATA_PATH } from "../start/file-names.ts";
import { bundleOptions, type BundleSource } from "./build-bundle.ts";

const listeners = new Set<() => void>();
const watched = new Set<string>();

/** Notifies pages of a save in these folders. */
function follow(files: readonly string[]): void {
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const listener of listeners) listener();
    }, 50);
  };
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    if (watched.has(folder) || folder.includes("node_modules")) continue;
    watched.add(folder);
    watch(folder, report).unref();
  }
}

/** Builds an app's browser bundle for development: one file, with a line that reloads the page after a save. */
export async function developmentBundle(app: string, source: BundleSource): Promise<string> {
  const { outputFiles, metafile } = await build({
    ...bundleOptions(app, source, "development"),
    sourcemap: "inline",
    write: false,
    outfile: join(app, "development.js"),
    footer: { js: `new EventSource("${PAGE_DATA_PATH}${DEVELOPMENT_CHANGES}").onmessage = () => location.reload();` },
  });
  follow(
    Object.keys(metafile.inputs)
      .filter((input) => !/^[\w-]+:/u.test(input))
      .map((input) => join(app, input)),
  );
  return outputFiles[0]?.text ?? "";
}

/** Sends each save to a page, until the page closes. */
export function saves(signal: AbortSignal): ReadableStream<Uint8Array> {
  const line = new TextEncoder().encode("data: saved\n\n");
  return new ReadableStream({
    start(controller) {
      const report = (): void => controller.enqueue(line);
      listeners.add(report);
      signal.addEventListener("abort", () => {
        listeners.delete(report);
        controller.close();
      });
    },
  });
}
