import { seeded } from "../local/seeded.ts";

/** The ways to render a page without taking it from the cache. */
export const WAYS = ["heading", "listing", "published", "preview"] as const;
export type Way = (typeof WAYS)[number];

/** One page of the site. */
export interface SitePage {
  readonly slug: string;
  readonly path: string;
}

export interface Render {
  readonly way: Way;
  readonly page: SitePage;
  /** The request's address, from the path on. */
  readonly address: string;
}

/** The path of a page; a folder's `home` has the folder's path. */
const toPath = (slug: string): string => `/${slug.replaceAll("--", "/")}/`.replace(/\/home\/$/u, "/");

/** The pages of content files: `a--b.yaml` has the path `/a/b/`, `home.yaml` the root. */
export function listPages(files: readonly string[]): SitePage[] {
  return files
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .map((slug) => ({ slug, path: toPath(slug) }));
}

const QUERIES: Readonly<Record<Way, (number: number, token: string) => string>> = {
  // So long that it is rendered for the request; a shorter one would be filled into a cached page.
  heading: (number) => `?hlText=${`Heading+number+${number}+`.repeat(14)}`,
  // The first page's address has no number.
  listing: (number) => `?page=${2 + (number % 3)}`,
  published: () => "",
  preview: (_number, token) => `?token=${token}`,
};

/** Plans this many renders, with each way in turn, over all pages, in an order shuffled by the seed. */
export function planRenders(pages: readonly SitePage[], count: number, seed: number, token: string): Render[] {
  const random = seeded(seed);
  const renders = Array.from({ length: count }, (_, number): Render => {
    const page = pages[Math.floor(number / WAYS.length) % pages.length] as SitePage;
    const way = WAYS[number % WAYS.length] as Way;
    return { way, page, address: `${page.path}${QUERIES[way](number, token)}` };
  });
  return renders
    .map((render) => ({ render, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ render }) => render);
}
