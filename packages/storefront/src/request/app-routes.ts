import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** What an app serves itself: a page in need of its slash, or anything else that is served as it is asked for. */
export type AppRoute = "page" | "file";

/** The routes and files of an app, as Next lists them. */
export interface AppListing {
  /** Paths of `page.tsx` files, without a slash at the end, for example `/calculator` or `/tools/[id]`. */
  readonly pages: readonly string[];
  /** Paths of `route.ts` and metadata files, for example `/api/[...call]`, `/robots.txt`. */
  readonly handlers: readonly string[];
  /** Paths of files, decoded: those of `public/` and of the build. */
  readonly files: Iterable<string>;
}

/** Tells what an app serves at a path (percent-encoded, with or without a slash at the end); null where it is the content's. */
export type AppRoutes = (path: string) => AppRoute | null;

/** The storefront's own catch-all, its internal routes and Next's screens are nobody's to ask for. */
const isOwn = (route: string): boolean =>
  route !== "/[[...path]]" && !/^\/(?:~|_not-found$|_global-error$)/u.test(route);

const isDynamic = (route: string): boolean => route.includes("[");

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

function toPattern(segment: string): string {
  if (segment.startsWith("[[...")) return "(?:/.+)?";
  if (segment.startsWith("[...")) return "/.+";
  return segment.startsWith("[") ? "/[^/]+" : `/${literal(segment)}`;
}

const toExpression = (route: string): RegExp =>
  new RegExp(`^${route.split("/").slice(1).map(toPattern).join("")}$`, "u");

/** Null for a path that cannot be decoded: Next answers such a one with 500 where its route has parameters. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Finds an app's own routes, so that neither pages, route handlers nor public files of a brand team need to be announced. */
export function appRoutes({ pages, handlers, files }: AppListing): AppRoutes {
  const exact = new Map<string, AppRoute>();
  const dynamic: { readonly expression: RegExp; readonly kind: AppRoute }[] = [];
  const add = (kind: AppRoute) => (route: string) =>
    isDynamic(route) ? dynamic.push({ expression: toExpression(route), kind }) : exact.set(route, kind);
  pages.filter(isOwn).forEach(add("page"));
  handlers.filter(isOwn).forEach(add("file"));
  for (const file of files) exact.set(file, "file");
  return (path) => {
    const bare = decoded(path.length > 1 ? path.replace(/\/$/u, "") : path);
    if (bare === null) return null;
    return exact.get(bare) ?? dynamic.find(({ expression }) => expression.test(bare))?.kind ?? null;
  };
}

/** Every file below a folder by its address, under `prefix`; none where there is no such folder. */
function filesBelow(folder: string, prefix: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [`${prefix}/${relative(folder, file).split(sep).join("/")}`, file]));
}

/**
 * The files of a built app by their address (decoded): those of `public/` and of the build.
 * @param app the app's folder
 */
export const builtFiles = (app: string): ReadonlyMap<string, string> =>
  new Map([...filesBelow(join(app, "public"), ""), ...filesBelow(join(app, ".next/static"), "/_next/static")]);

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

/**
 * Whether the app's own headers, redirects or rewrites look at more of a request than its path, as Next's `has` and `missing`
 * do: two requests for one address may then have two answers.
 */
export function hasConditionalRoutes(app: string): boolean {
  const file = join(app, ".next/routes-manifest.json");
  if (!existsSync(file)) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Next's own manifest, which its server reads as well
  const { headers, redirects, rewrites } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  return /"(?:has|missing)":/u.test(JSON.stringify([headers, redirects, rewrites]));
}

function built(app: string): AppRoutes {
  return appRoutes({ ...builtRoutes(join(app, ".next")), files: [...builtFiles(app).keys(), "/_next/image"] });
}

/** Asked anew each time, since routes and files come and go while somebody works. */
function inDevelopment(app: string): AppRoutes {
  return (path) => {
    if (path.startsWith("/_next/")) return "file";
    const routes = typedRoutes(readFileSync(join(app, ".next/dev/types/routes.d.ts"), "utf8"));
    return appRoutes({ ...routes, files: filesBelow(join(app, "public"), "").keys() })(path);
  };
}

/**
 * The app's own routes and files, from what Next itself goes by.
 * @param app the app's folder
 */
export const readAppRoutes = (app: string): AppRoutes =>
  process.env.NODE_ENV === "development" ? inDevelopment(app) : built(app);
