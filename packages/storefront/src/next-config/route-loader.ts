/** The path that a build renders, without content: Cache Components require one path of each route. */
const PLACEHOLDER = "~build";

/** A route's default export or metadata as in the guide: `export const generateMetadata = storefront.….…;` */
type Edit = readonly [from: RegExp, to: string];

const edited = (source: string, edits: readonly Edit[]): string =>
  edits.reduce((text, [from, to]) => text.replace(from, to), source);

/** Only routes of the guide are transformed; an app writes its own pages for Cache Components itself. */
const IS_OURS = /^import \{ storefront \} from /mu;
const WAS_STATIC = /^export const dynamic = "force-static";\n/mu;
const WAS_DYNAMIC = /^export const dynamic = "force-dynamic";\n/mu;

/** A public page: its render is cached, with only `params` as the key. */
function cachedPage(source: string, file: string): string {
  const { dots, name = "" } = /\[{1,2}(?<dots>\.\.\.)?(?<name>\w+)\]{1,2}\/page\.tsx$/u.exec(file)?.groups ?? {};
  const placeholder = dots === undefined ? `"${PLACEHOLDER}"` : `["${PLACEHOLDER}"]`;
  const params = `() => [{ ${name}: ${placeholder} }];
const isPlaceholder = (asked: object): boolean => String(Reflect.get(asked, "${name}")) === "${PLACEHOLDER}";`;
  return `import { notFound as noPage } from "next/navigation";\n${edited(source, [
    [WAS_STATIC, ""],
    [/^export const revalidate = \d+;\n/mu, ""],
    [/(?<=^export const generateStaticParams = )\(\) => \[\];$/mu, params],
    [
      /^export const generateMetadata = (?<render>.+);$/mu,
      `async function cachedMetadata(asked: any) {
  "use cache";
  return $<render>({ params: Promise.resolve(asked) });
}
export const generateMetadata = async ({ params }: any) => {
  const asked = await params;
  return isPlaceholder(asked) ? {} : cachedMetadata(asked);
};`,
    ],
    [
      /^export default (?<render>.+);$/mu,
      `async function cachedPage(asked: any) {
  "use cache";
  return $<render>({ params: Promise.resolve(asked) });
}
export default async function ({ params }: any) {
  const asked = await params;
  return isPlaceholder(asked) ? noPage() : cachedPage(asked);
}`,
    ],
  ])}`;
}

/** The screen that Next renders if nothing is found. It reads the clock, so it must be cached. */
const cachedScreen = (source: string): string =>
  source.replace(
    /^export default (?<render>.+);$/mu,
    'export default async function () {\n  "use cache";\n  return $<render>();\n}',
  );

/** A handler that reads nothing from its request would be prerendered during the build. */
const dynamicHandler = (source: string): string =>
  `import { connection } from "next/server";\n${edited(source, [
    [WAS_DYNAMIC, ""],
    [
      /^export const GET = (?<answer>.+);$/mu,
      "export const GET = async (...asked: [any, any]) => {\n  await connection();\n  return $<answer>(...asked);\n};",
    ],
  ])}`;

/**
 * Transforms a route file for Cache Components. Next does not allow `dynamic` and `revalidate` with them, so both are removed. A cached
 * page or screen gets `"use cache"` instead. Only the route files of docs/starting-outside.md are changed.
 */
export function withCacheComponents(source: string, file: string): string {
  if (!IS_OURS.test(source)) return source;
  if (WAS_STATIC.test(source)) return cachedPage(source, file);
  if (file.endsWith("/not-found.tsx")) return cachedScreen(source);
  if (!WAS_DYNAMIC.test(source)) return source;
  return file.endsWith("/page.tsx")
    ? source.replace(WAS_DYNAMIC, "export const instant = false;\n")
    : dynamicHandler(source);
}

/** Turbopack calls this for each route file, with its path as `this.resourcePath`. */
const loader = function (this: { readonly resourcePath: string }, source: string): string {
  return withCacheComponents(source, this.resourcePath);
};

// oxlint-disable-next-line import/no-default-export -- Turbopack takes a loader's default export
export default loader;
