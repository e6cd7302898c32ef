// @vitest-environment jsdom
import { listenTo } from "@courseway/workspace/spoken";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test } from "vitest";
import { footers } from "./brand-chrome.ts";
import { getHeader } from "./headers.ts";

const brandNames = [...footers.keys()];

test.each(brandNames)(
  "what a screen reader says of the header, the open menu and the bar of %s is what a reviewer has read",
  async (name) => {
    const { Header, props } = getHeader(name, { isNavSticky: true });
    // The code of the bar's island loads with the first header that has it.
    await prerenderToNodeStream(createElement(Header, props));
    const html = renderToStaticMarkup(createElement(Header, props));
    await expect(await listenTo(html)).toMatchFileSnapshot(`spoken/header-${name}.txt`);
  },
);

test.each(brandNames)("what a screen reader says of the footer of %s is what a reviewer has read", async (name) => {
  const footer = footers.get(name);
  const { props } = getHeader(name);
  if (footer === undefined) throw new Error(`There is no footer of "${name}".`);
  const html = renderToStaticMarkup(createElement(footer, props));
  await expect(await listenTo(html)).toMatchFileSnapshot(`spoken/footer-${name}.txt`);
});
