import { blocks, pricingContext } from "@courseway/blocks";
import { BlocksProvider } from "@courseway/blocks/offer";
import { testSettings } from "@courseway/visitor/testing";
import { fromHtml } from "hast-util-from-html";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { text } from "node:stream/consumers";
import { Fragment, type ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { jsx, jsxs } from "react/jsx-runtime";
import { made } from "../../plain-app/app/made.ts";
import { TEST_NOW, testContext } from "../../../../packages/blocks/src/shared/testing/test-context.ts";

const renderHtml = async (page: ReactNode): Promise<string> => text((await prerenderToNodeStream(page)).prelude);

/** The library's blocks, each with its first example; their content is read once, as a page store does. */
const rows = blocks.map((block, index) => ({
  block,
  content: block.schema.parse(Object.values(block.examples)[0]),
  context: testContext({ index }),
}));

export const blockCount = rows.length;

/** Renders content to HTML: each block's view, its component, and its islands on the server. */
export const renderBlocks = (): Promise<string> =>
  renderHtml(
    <BlocksProvider context={pricingContext(testContext())} visitor={testSettings(TEST_NOW)}>
      <main>
        {rows.map(({ block, content, context }) => (
          <Fragment key={context.index}>
            {block.render({ content, data: null, context, findQuote: () => null })}
          </Fragment>
        ))}
      </main>
    </BlocksProvider>,
  );

/** A page with this HTML as React renders it without blocks, content or rules: only elements. */
export function plainPage(html: string): () => Promise<string> {
  const written = toJsxRuntime(fromHtml(html, { fragment: true }), { Fragment, jsx, jsxs });
  const Page = () => made(written);
  return () => renderHtml(<Page />);
}
