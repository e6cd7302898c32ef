/** The address that a build renders, so that it needs no content: Cache Components want one of each route. */
const PLACEHOLDER = "~build";

/** A route's default export or metadata, as the guide writes it: `export const generateMetadata = storefront.….…;` */
type Edit = readonly [from: RegExp, to: string];

const edited = (source: string, edits: readonly Edit[]): string =>
  edits.reduce((text, [from, to]) => text.replace(from, to), source);

/** An app's own pages are written for Cache Components by the app. */
const IS_OURS = /^import \{ storefront \} from /mu;
const WAS_STATIC = /^export const dynamic = "force-static";\n/mu;
const WAS_DYNAMIC = /^export const dynamic = "force-dynamic";\n/mu;

/** A page for everybody: what renders it is cached, and `params` alone is its key. */
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

/** Next renders this screen by itself where nothing is found. It reads the clock, so it is cached. */
const cachedScreen = (source: string): string =>
  source.replace(
    /^export default (?<render>.+);$/mu,
    'export default async function () {\n  "use cache";\n  return $<render>();\n}',
  );

/** A handler that reads nothing of its request would be answered while the app is built. */
const dynamicHandler = (source: string): string =>
  `import { connection } from "next/server";\n${edited(source, [
    [WAS_DYNAMIC, ""],
    [
      /^export const GET = (?<answer>.+);$/mu,
      "export const GET = async (...asked: [any, any]) => {\n  await connection();\n  return $<answer>(...asked);\n};",
    ],
  ])}`;

/**
 * A route file of docs/starting-outside.md as Cache Components want it: without `dynamic` and `revalidate`, which they
 * refuse. What is cached says so in its code.
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

/** What Turbopack calls for each route file, with the file as `this.resourcePath`. */
const loader = function (this: { readonly resourcePath: string }, source: string): string {
  return withCacheComponents(source, this.resourcePath);
};

// oxlint-disable-next-line import/no-default-export -- Turbopack takes a loader's default export
export default loader;
