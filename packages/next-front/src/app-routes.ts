import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** What an app serves itself: a page, which may need a slash, or anything else, which is served as requested. */
export type AppRoute = "page" | "file";

/** An app's routes and files, as Next lists them. */
export interface AppListing {
  /** Paths of `page.tsx` files, without a slash at the end, for example `/calculator` or `/tools/[id]`. */
  readonly pages: readonly string[];
  /** Paths of `route.ts` and metadata files, for example `/api/[...call]`, `/robots.txt`. */
  readonly handlers: readonly string[];
  /** Paths of files, decoded: those of `public/` and of the build. */
  readonly files: Iterable<string>;
}

/** Finds what an app serves at a path (percent-encoded, with or without a final slash); null if it is none of the app's. */
export type AppRoutes = (path: string) => AppRoute | null;

/** Whether a route, as Next lists it, is no page or file of the app's own, for example a catch-all of a library. */
export type IsHidden = (route: string) => boolean;

/** Next's screens, which visitors cannot request. */
const isScreen = (route: string): boolean => /^\/_(?:not-found|global-error)$/u.test(route);

const isDynamic = (route: string): boolean => route.includes("[");

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

function toPattern(segment: string): string {
  if (segment.startsWith("[[...")) return "(?:/.+)?";
  if (segment.startsWith("[...")) return "/.+";
  return segment.startsWith("[") ? "/[^/]+" : `/${literal(segment)}`;
}

const toExpression = (route: string): RegExp =>
  new RegExp(`^${route.split("/").slice(1).map(toPattern).join("")}$`, "u");

/** Null for a path that cannot be decoded: Next would answer with 500 if its route has parameters. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Finds an app's own routes, so that a brand team need not register its pages, route handlers and public files. */
export function appRoutes({ pages, handlers, files }: AppListing, isHidden: IsHidden): AppRoutes {
  const exact = new Map<string, AppRoute>();
  const dynamic: { readonly expression: RegExp; readonly kind: AppRoute }[] = [];
  const add = (kind: AppRoute) => (route: string) =>
    isDynamic(route) ? dynamic.push({ expression: toExpression(route), kind }) : exact.set(route, kind);
  const isOwn = (route: string): boolean => !isScreen(route) && !isHidden(route);
  pages.filter(isOwn).forEach(add("page"));
  handlers.filter(isOwn).forEach(add("file"));
  for (const file of files) exact.set(file, "file");
  return (path) => {
    const bare = decoded(path.length > 1 ? path.replace(/\/$/u, "") : path);
    if (bare === null) return null;
    return exact.get(bare) ?? dynamic.find(({ expression }) => expression.test(bare))?.kind ?? null;
  };
}

/** The addresses of all files below a folder, under `prefix`; none without such a folder. */
function filesBelow(folder: string, prefix: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [`${prefix}/${relative(folder, file).split(sep).join("/")}`, file]));
}

/**
 * The addresses (decoded) of a built app's files: those of `public/` and of the build.
 * @param app the app's folder
 */
export const builtFiles = (app: string): ReadonlyMap<string, string> =>
  new Map([...filesBelow(join(app, "public"), ""), ...filesBelow(join(app, ".next/static"), "/_next/static")]);

/** Next's manifest of routes, for example `"/calculator/page": "/calculator"`. */
function builtRoutes(build: string): Pick<AppListing, "pages" | "handlers"> {
  const file = join(build, "app-path-routes-manifest.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Next's own manifest, which its server reads as well
  const routes = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  const of = (isPage: boolean) => routes.flatMap(([key, path]) => (key.endsWith("/page") === isPage ? [path] : []));
  return { pages: of(true), handlers: of(false) };
}

/** Next's manifest in development. Next rewrites it when a route is added or removed. */
function typedRoutes(declarations: string): Pick<AppListing, "pages" | "handlers"> {
  const union = (name: string): string[] => {
    const [, members = ""] = new RegExp(`^type ${name} = (.*)$`, "mu").exec(declarations) ?? [];
    return [...members.matchAll(/"([^"]+)"/gu)].map(([, route = ""]) => route);
  };
  return { pages: union("AppRoutes"), handlers: union("AppRouteHandlerRoutes") };
}

/**
 * Whether the app's own headers, redirects or rewrites depend on more than a request's path, through Next's `has` and `missing`. Then
 * two requests for the same address may get different responses.
 */
export function hasConditionalRoutes(app: string): boolean {
  const file = join(app, ".next/routes-manifest.json");
  if (!existsSync(file)) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Next's own manifest, which its server reads as well
  const { headers, redirects, rewrites } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  return /"(?:has|missing)":/u.test(JSON.stringify([headers, redirects, rewrites]));
}

function built(app: string, isHidden: IsHidden): AppRoutes {
  const files = [...builtFiles(app).keys(), "/_next/image"];
  return appRoutes({ ...builtRoutes(join(app, ".next")), files }, isHidden);
}

/** Reads at each call, because routes and files change in development. */
function inDevelopment(app: string, isHidden: IsHidden): AppRoutes {
  return (path) => {
    if (path.startsWith("/_next/")) return "file";
    const routes = typedRoutes(readFileSync(join(app, ".next/dev/types/routes.d.ts"), "utf8"));
    return appRoutes({ ...routes, files: filesBelow(join(app, "public"), "").keys() }, isHidden)(path);
  };
}

/**
 * The app's own routes and files, from Next's manifests.
 * @param app the app's folder
 */
export const readAppRoutes = (app: string, isHidden: IsHidden): AppRoutes =>
  process.env.NODE_ENV === "development" ? inDevelopment(app, isHidden) : built(app, isHidden);
