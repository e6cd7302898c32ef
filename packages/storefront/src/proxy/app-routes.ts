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

function patternOf(segment: string): string {
  if (segment.startsWith("[[...")) return "(?:/.+)?";
  if (segment.startsWith("[...")) return "/.+";
  return segment.startsWith("[") ? "/[^/]+" : `/${literal(segment)}`;
}

const expressionOf = (route: string): RegExp =>
  new RegExp(`^${route.split("/").slice(1).map(patternOf).join("")}$`, "u");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Finds an app's own routes, so that neither pages, route handlers nor public files of a brand team need to be announced. */
export function appRoutes({ pages, handlers, files }: AppListing): AppRoutes {
  const exact = new Map<string, AppRoute>();
  const dynamic: { readonly expression: RegExp; readonly kind: AppRoute }[] = [];
  const add = (kind: AppRoute) => (route: string) =>
    isDynamic(route) ? dynamic.push({ expression: expressionOf(route), kind }) : exact.set(route, kind);
  pages.filter(isOwn).forEach(add("page"));
  handlers.filter(isOwn).forEach(add("file"));
  for (const file of files) exact.set(file, "file");
  return (path) => {
    const bare = decoded(path.length > 1 ? path.replace(/\/$/u, "") : path);
    return exact.get(bare) ?? dynamic.find(({ expression }) => expression.test(bare))?.kind ?? null;
  };
}
