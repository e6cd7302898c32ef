import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Site } from "@courseway/storefront/commands";

/** Exports, as declarations and as a list. */
const EXPORTED = /^export (?:(?:async )?(?:function|const) (?<name>\w+)|\{(?<list>[^}]+)\})/gmu;

/** Marks the exports of a client file as a bundler does, so that server components pass them to React. */
function clientReferences(source: string): string {
  const names = [...source.matchAll(EXPORTED)].flatMap(({ groups = {} }) =>
    groups["name"] === undefined
      ? (groups["list"] ?? "").split(",").map((one) => one.trim().split(" as ", 1)[0])
      : [groups["name"]],
  );
  const mark = 'Object.defineProperty(one, "$$typeof", { value: Symbol.for("react.client.reference") })';
  return `\nfor (const one of [${names.join(", ")}]) if (typeof one === "function") ${mark};\n`;
}

/** A drawing without the address that a build gives it. */
const ADDRESS = 'export default "";';

let isReady = false;

/**
 * Lets this process load an app's source files without a build. Node runs TypeScript itself except JSX, which esbuild compiles. Style
 * sheets are ignored, drawings have no address.
 */
export function readyForApps(): void {
  if (isReady) return;
  isReady = true;
  registerHooks({
    load: (url, context, next) => {
      if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
      if (url.endsWith(".svg")) return { format: "module", source: ADDRESS, shortCircuit: true };
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
