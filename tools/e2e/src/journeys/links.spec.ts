import { expect } from "@playwright/test";
import { pagesToRead } from "../helpers/content-pages.ts";
import { ask } from "../helpers/http.ts";
import { writtenLinks } from "../helpers/link-report.ts";
import { type LinkedPage, linkedPage, type PageLink } from "../helpers/links.ts";
import { test } from "../helpers/tabs.ts";
import { checksAll, SANDBOX, getSite, testedBrands } from "../environment.ts";

interface Read extends LinkedPage {
  readonly status: number;
}

/** Fetches and parses each address once. */
function reader() {
  const read = new Map<string, Promise<Read>>();
  return (url: string): Promise<Read> => {
    const known = read.get(url) ?? ask(url).then(({ status, text }) => ({ status, ...linkedPage(text) }));
    read.set(url, known);
    return known;
  };
}

const AT_ONCE = 8;

async function inGroups<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}

/** The faults of a page's links themselves, whatever their targets. */
function listFaults(links: readonly PageLink[]): readonly string[] {
  const unnamed = links.filter(({ name }) => name === "").map(({ href }) => `the link to ${href} has no name`);
  const dead = links
    .filter(({ href }) => href === null || /^(?:#?$|javascript:)/iu.test(href))
    .map(({ name }) => `the link "${name}" leads nowhere`);
  const targets = Map.groupBy(
    links.filter(({ list }) => list !== null),
    ({ list, name }) => `${list} ${name.toLowerCase()}`,
  );
  const ambiguous = [...targets.values()]
    .filter((same) => new Set(same.map(({ href }) => href)).size > 1)
    .map((same) => `"${same[0]?.name}" leads to ${same.map(({ href }) => href).join(" and ")} in one list`);
  return [...unnamed, ...dead, ...ambiguous];
}

/** The address of the sandbox page that replaces another host's page. */
const getOutsidePage = ({ host, pathname }: URL): string => `${SANDBOX.url}/outside/${host}${pathname}`;

for (const brand of testedBrands) {
  test(`${brand}: every target within the site that the report of all links names is one of the site's pages`, () => {
    const { ownTargets, pages } = writtenLinks(brand);
    const known = new Set(pages);
    expect(ownTargets.length).toBeGreaterThan(15);
    expect(ownTargets.filter((target) => !known.has(new URL(target, getSite(brand)).pathname))).toEqual([]);
  });

  // On a push, of the pages that a browser opens: the stage "links" reads the links of all pages, without their targets.
  // Nightly, of about a hundred pages for each brand, whose targets are hundreds, each rendered for the first time.
  test(`${brand}: every link of a page, its header and footer has a name and one target, leads to a page and to its place in it, or to the sandbox's page for another host`, async () => {
    test.setTimeout(150_000);
    const site = getSite(brand);
    const reported = new Set(writtenLinks(brand).pages);
    const read = reader();
    const faults = new Set<string>();
    const followed = new Map<string, string>();
    const paths = [...pagesToRead(brand), "/404/"];
    await inGroups(paths, async (path) => {
      const page = await read(`${site}${path}`);
      if (page.status !== (path === "/404/" ? 404 : 200)) faults.add(`${path}: ${page.status}`);
      for (const fault of listFaults(page.links)) faults.add(fault);
      for (const { href } of page.links) {
        const [link, base] = [href ?? "#", `${site}${path}`];
        if (!URL.canParse(link, base)) faults.add(`${href} on ${path} is no address`);
        else if (/^https?:/u.test(new URL(link, base).href)) followed.set(new URL(link, base).href, path);
      }
    });
    await inGroups([...followed], async ([href, from]) => {
      const url = new URL(href);
      const isPage = url.origin === site && reported.has(url.pathname);
      if (!checksAll && isPage && !paths.includes(url.pathname)) return;
      const isOurs = [site, SANDBOX.url, SANDBOX.url.replace("127.0.0.1", "localhost")].includes(url.origin);
      const { status, targets } = await read(
        isOurs ? `${url.origin}${url.pathname}${url.search}` : getOutsidePage(url),
      );
      const isHere = url.origin === site && url.pathname === from;
      if (status !== 200 && !isHere) faults.add(`${href} on ${from} and perhaps elsewhere: ${status}`);
      else if (url.hash !== "" && url.origin === site && !targets.has(decodeURIComponent(url.hash.slice(1))))
        faults.add(`${href} on ${from}: nothing there has that id`);
    });
    expect([...faults]).toEqual([]);
    test.info().annotations.push({ type: "links", description: `${brand}: ${followed.size} targets` });
  });
}
