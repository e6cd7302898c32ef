import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Site } from "../../site/define-site.ts";

/** Exports as they are written, and as a build lists them. */
const EXPORTED = /^export (?:(?:async )?(?:function|const) (?<name>\w+)|\{(?<list>[^}]+)\})/gmu;

/** Marks the exports of a client file as a bundler does: a page's server components leave them to React then. */
function clientReferences(source: string): string {
  const names = [...source.matchAll(EXPORTED)].flatMap(({ groups = {} }) =>
    groups["name"] === undefined
      ? (groups["list"] ?? "").split(",").map((one) => one.trim().split(" as ", 1)[0])
      : [groups["name"]],
  );
  const mark = 'Object.defineProperty(one, "$$typeof", { value: Symbol.for("react.client.reference") })';
  return `\nfor (const one of [${names.join(", ")}]) if (typeof one === "function") ${mark};\n`;
}

let isReady = false;

/**
 * Has this process load an app's own files as they stand, without a build. Node reads TypeScript by itself but for JSX, which
 * esbuild translates; a style sheet is nothing to a command.
 */
export function readyForApps(): void {
  if (isReady) return;
  isReady = true;
  registerHooks({
    load: (url, context, next) => {
      if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
      const isClient = /\.client\.(?:tsx|js)$/u.test(url);
      if (!url.endsWith(".tsx") && !isClient) return next(url, context);
      const source = readFileSync(fileURLToPath(url), "utf8");
      const { code } = transformSync(source, { loader: "tsx", jsx: "automatic" });
      return { format: "module", source: isClient ? code + clientReferences(source) : code, shortCircuit: true };
    },
  });
}

/** The site that an app's `site.ts` exports. @param folder the app's */
export async function loadApp(folder: string): Promise<Site> {
  readyForApps();
  const { site }: { readonly site: Site } = await import(pathToFileURL(join(folder, "site.ts")).href);
  return site;
}
