import { expect, test } from "@playwright/test";
import { pagesOf } from "../helpers/content-pages.ts";
import { ask } from "../helpers/http.ts";
import { hasTarget, linksIn } from "../helpers/links.ts";
import { siteOf, testedBrands } from "../places.ts";

/** Fetches each address once. */
function reader() {
  const read = new Map<string, ReturnType<typeof ask>>();
  return (url: string): ReturnType<typeof ask> => {
    const known = read.get(url) ?? ask(url);
    read.set(url, known);
    return known;
  };
}

for (const brand of testedBrands) {
  test(`${brand}: every link of every page, header and footer leads to a page of the site, and to its place in it`, async () => {
    const site = siteOf(brand);
    const read = reader();
    const broken = new Map<string, string>();
    for (const path of [...pagesOf(brand), "/404/"]) {
      for (const link of linksIn((await read(`${site}${path}`)).text)) {
        const target = new URL(link, `${site}${path}`);
        if (target.origin !== site) continue;
        const { status, text } = await read(`${site}${target.pathname}${target.search}`);
        if (status !== 200 && target.pathname !== path)
          broken.set(link, `${link} on ${path} and perhaps elsewhere: ${status}`);
        else if (target.hash !== "" && !hasTarget(text, target.hash))
          broken.set(link, `${link} on ${path}: nothing there has that id`);
      }
    }
    expect([...broken.values()]).toEqual([]);
  });

  test(`${brand}: every page that the content has is there`, async () => {
    const answers = await Promise.all(
      pagesOf(brand).map(async (path) => [path, (await ask(`${siteOf(brand)}${path}`)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
}
