import { Controls, Description, DocsContext, Primary, Stories, Title } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { BLOCK_TAG } from "../blocks/block-tag.ts";
import { StoryFrame } from "../brands/AllBrands.tsx";
import "./docs-page.css";

/** The documentation page of a part or block: its purpose, its first story with controls, then the other stories. */
export function DocsPage(): ReactNode {
  const { componentStories } = useContext(DocsContext);
  const [, ...others] = componentStories().filter(({ tags }) => tags.includes("autodocs"));
  const isBlock = others.some(({ tags }) => tags.some((tag) => tag.startsWith(BLOCK_TAG)));
  return (
    <main>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {isBlock ? <Examples stories={others} /> : <Stories includePrimary={false} />}
    </main>
  );
}

/** A block is made for a whole page, so each example has its own window. */
function Examples({ stories }: { readonly stories: readonly { readonly id: string; readonly name: string }[] }) {
  const frame = new URL(location.href);
  frame.searchParams.set("viewMode", "story");
  return (
    <>
      <h2>Examples</h2>
      {stories.map(({ id, name }) => {
        frame.searchParams.set("id", id);
        return (
          <section key={id} className="cw-example">
            <h3>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </h3>
            <StoryFrame title={name} address={frame.href} />
          </section>
        );
      })}
    </>
  );
}
