import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type AppListing, type AppRoutes, appRoutes } from "./app-routes.ts";

/** Every file below a folder as an address, under `prefix`; none where there is no such folder. */
function filesBelow(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `${prefix}/${relative(folder, join(parentPath, name)).split(sep).join("/")}`);
}

/** What Next built: every route with its file, for example `"/calculator/page": "/calculator"`. */
function builtRoutes(build: string): Pick<AppListing, "pages" | "handlers"> {
  const file = join(build, "app-path-routes-manifest.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Next's own manifest, which its server reads as well
  const routes = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  const of = (isPage: boolean) => routes.flatMap(([key, path]) => (key.endsWith("/page") === isPage ? [path] : []));
  return { pages: of(true), handlers: of(false) };
}

/** What Next knows while developing; it writes the file anew whenever a route comes or goes. */
export function typedRoutes(declarations: string): Pick<AppListing, "pages" | "handlers"> {
  const union = (name: string): string[] => {
    const [, members = ""] = new RegExp(`^type ${name} = (.*)$`, "mu").exec(declarations) ?? [];
    return [...members.matchAll(/"([^"]+)"/gu)].map(([, route = ""]) => route);
  };
  return { pages: union("AppRoutes"), handlers: union("AppRouteHandlerRoutes") };
}

function built(app: string): AppRoutes {
  const build = join(app, ".next");
  const files = [...filesBelow(join(app, "public"), ""), ...filesBelow(join(build, "static"), "/_next/static")];
  return appRoutes({ ...builtRoutes(build), files: [...files, "/_next/image"] });
}

/** Asked anew each time, since routes and files come and go while somebody works. */
function inDevelopment(app: string): AppRoutes {
  return (path) => {
    if (path.startsWith("/_next/")) return "file";
    const routes = typedRoutes(readFileSync(join(app, ".next/dev/types/routes.d.ts"), "utf8"));
    return appRoutes({ ...routes, files: filesBelow(join(app, "public"), "") })(path);
  };
}

/**
 * The app's own routes and files, from what Next itself goes by.
 * @param app the app's folder
 */
export const readAppRoutes = (app: string): AppRoutes =>
  process.env.NODE_ENV === "development" ? inDevelopment(app) : built(app);
