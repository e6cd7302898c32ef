import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RefusalNotice } from "./EditorNotices.tsx";

it("says each refusal, and nothing where there is none", () => {
  const markup = renderToStaticMarkup(
    <RefusalNotice refusals={["The block a is left out.", "The field b is default."]} />,
  );
  expect(markup).toMatch(/<li>The block a is left out\.<\/li><li>The field b is default\.<\/li>/);
  expect(renderToStaticMarkup(<RefusalNotice refusals={[]} />)).toBe("");
});
