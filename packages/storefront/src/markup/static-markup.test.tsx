// @vitest-environment jsdom
import fc from "fast-check";
import { act, createElement, Fragment, type ReactElement, type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withStaticMarkup } from "./static-markup.ts";
import { StaticPart } from "./StaticPart.tsx";
import { offerMarkup } from "./written-markup.ts";

/** What a bundler leaves to the browser; the page knows its name and properties alone. */
const Counter = ({ children }: { readonly children?: ReactNode; readonly panels?: readonly object[] }) => {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      {children}
    </div>
  );
};

const write = vi.fn(renderToStaticMarkup);
beforeEach(() => offerMarkup(write));
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("courseway.static-markup"));
  write.mockClear();
});

const html = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });
/** Names are numbers of the process. */
const named = (text: string) => ({ name: expect.any(String), text });

it("writes the content of each largest element that no script draws, also what an island is given", () => {
  const tree = (
    <section id="a">
      <div className="intro">
        <h2>
          A &amp; <b style={{ color: "red" }}>B</b>
        </h2>
        <p>{2} of 3</p>
      </div>
      <Counter
        panels={[
          {
            title: "x",
            content: [
              <p key="1">
                <i>in a list</i>
              </p>,
            ],
          },
        ]}
      >
        <p>
          <em>within</em>
        </p>
      </Counter>
    </section>
  );
  expect(withStaticMarkup(tree)).toEqual(
    <section id="a">
      <StaticPart
        tag="div"
        className="intro"
        html={named('<h2>A &amp; <b style="color:red">B</b></h2><p>2 of 3</p>')}
      />
      <Counter panels={[{ title: "x", content: [<p key="1" {...html("<i>in a list</i>")} />] }]}>
        <p {...html("<em>within</em>")} />
      </Counter>
    </section>,
  );
});

it.each<readonly [what: string, tree: ReactNode]>([
  [
    "a field",
    <p key="1">
      <input defaultValue="a" />
    </p>,
  ],
  [
    "what React moves into the head",
    <p key="1">
      <link rel="stylesheet" href="/a.css" precedence="low" />
    </p>,
  ],
  [
    "a picture that the browser is told of beforehand",
    <p key="1">
      <img src="/a.png" alt="" />
    </p>,
  ],
  [
    "what asks for its element",
    <p key="1">
      <b ref={{ current: null }}>a</b>
    </p>,
  ],
  [
    "a number that JSON has not",
    <p key="1">
      <b>{Number.NaN}</b>
    </p>,
  ],
  ["a custom element", <p key="1">{createElement("my-part", null, "a")}</p>],
])("leaves %s to React", (_, tree) => {
  expect(withStaticMarkup(tree)).toBe(tree);
  expect(write).not.toHaveBeenCalled();
});

it("leaves texts, and all of a tree until it is told how to write", () => {
  const text = <p>one text</p>;
  expect(withStaticMarkup(text)).toBe(text);
  const tree = (
    <p>
      <b>a</b>
    </p>
  );
  Reflect.deleteProperty(globalThis, Symbol.for("courseway.static-markup"));
  expect(withStaticMarkup(tree)).toBe(tree);
});

it("leaves out properties without a value, which React's server would write, but not an island's", () => {
  const tree = withStaticMarkup(
    <section id={undefined} className="a" key="k">
      <Counter panels={undefined} />
    </section>,
  );
  expect(tree).toMatchObject({ key: "k", props: { className: "a", children: { props: { panels: undefined } } } });
  expect(Object.keys((tree as ReactElement<object>).props)).toEqual(["className", "children"]);
});

it("writes equal trees once, and others anew", () => {
  const page = (price: number | string) =>
    withStaticMarkup(
      <p>
        <b>from</b> {price}
      </p>,
    );
  expect(page(5)).toEqual(page(5));
  expect(write).toHaveBeenCalledTimes(1);
  expect(page(6)).toEqual(<StaticPart tag="p" html={named("<b>from</b> 6")} />);
});

const word = fc.constantFrom("a", "<b>", "&amp;", '"', " ", "\n", "$1");
const value = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const keyed = (node: ReactNode, key: number): ReactNode => <Fragment key={key}>{node}</Fragment>;
const elementOf = ([type, title, hidden, children]: readonly [string, unknown, unknown, ReactNode[]]): ReactNode =>
  createElement(type, { title: String(title), "data-x": hidden }, ...(type === "input" ? [] : children));
const { tree } = fc.letrec<{ tree: ReactNode; list: ReactNode[] }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    value,
    fc
      .tuple(fc.constantFrom("div", "pre", "p", "svg", "button", "input", "dialog"), value, value, tie("list"))
      .map(elementOf),
    tie("list").map((children) => createElement(Counter, null, ...children)),
    tie("list").map((children) => createElement(Fragment, null, ...children)),
  ),
  list: fc.array(tie("tree"), { maxLength: 3 }).map((nodes) => nodes.map(keyed)),
}));

it("changes no letter of any page", () => {
  fc.assert(
    fc.property(tree, (page) => {
      expect(renderToStaticMarkup(withStaticMarkup(page))).toBe(renderToStaticMarkup(page));
    }),
  );
});

it("keeps elements where they are as a browser takes the page over, and islands answer", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const failed = vi.fn<(error: unknown) => void>();
  const page = withStaticMarkup(
    <main>
      <Counter>
        <p>
          still <i>within</i>
        </p>
      </Counter>
    </main>,
  );
  document.body.innerHTML = renderToString(page);
  const [within, text] = [document.querySelector("i"), document.querySelector("p")?.firstChild];
  await act(async () => hydrateRoot(document.body, page, { onRecoverableError: failed }));
  await act(async () => document.querySelector("button")?.click());
  expect(document.querySelector("button")?.textContent).toBe("1");
  expect(document.querySelector("i")).toBe(within);
  expect(document.querySelector("p")?.firstChild).toBe(text);
  expect(failed).not.toHaveBeenCalled();
});
